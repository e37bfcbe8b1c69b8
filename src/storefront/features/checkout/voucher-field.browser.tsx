import { useId, useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { TextField } from '../../components/controls/field.tsx';
import * as t from '#texts/voucher-field.ts';
import { unanswered, type VoucherState } from './use-voucher.ts';
import { changeVoucher, noVoucher, useTypedVoucher } from './voucher-store.ts';

/**
 * The field for a voucher's code; what it takes off, or why it does not apply. It may stand inside of a form, and is
 * none of its own.
 */
export function VoucherField({
  voucher: { isChecking, cents, problem: reason },
}: {
  readonly voucher: VoucherState;
}) {
  const problem = reason === unanswered ? t.failed : reason;
  const { code } = useTypedVoucher();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [wasRemoved, setRemoved] = useState(false);
  const text = typed ?? code;

  const apply = (): void => {
    setTyped(null);
    // The same one again is asked again.
    changeVoucher({ ...noVoucher, code: text.trim() });
  };

  return (
    <div>
      {cents > 0 ? (
        <button
          type="button"
          className="min-h-11 underline underline-offset-4"
          onClick={() => {
            setRemoved(true);
            changeVoucher(noVoucher);
          }}
        >
          {t.remove}
        </button>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-28">
            <TextField
              id={id}
              isOptional
              // The button that was pressed is gone.
              autoFocus={wasRemoved}
              label={t.label}
              autoComplete="off"
              maxLength={100}
              error={problem === '' || typed !== null ? undefined : problem}
              value={text}
              onText={setTyped}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                apply();
              }}
            />
          </div>
          <Button look="outline" padding="px-4" onClick={apply}>
            {t.apply}
          </Button>
        </div>
      )}
      <p role="status" className="break-words text-good">
        {isChecking ? (
          t.checking
        ) : cents > 0 ? (
          t.applied(code, cents)
        ) : (
          <span className="sr-only">{problem}</span>
        )}
      </p>
    </div>
  );
}
