import { useEffect, useId, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { TextField } from '../../../components/controls/field.tsx';
import * as t from '#texts/voucher-field.ts';
import { writtenCode } from '../../../../shared/money/voucher-code.ts';
import type { VoucherState } from './use-voucher.ts';
import { changeVoucher, noVoucher, readVoucher, unanswered, useTypedVoucher } from './voucher-store.ts';

/**
 * The field for a voucher's code; what it takes off, or why it does not apply. It may stand inside of a form, and is
 * none of its own.
 */
export function VoucherField({
  voucher: { isChecking, cents, problem: reason, gift },
}: {
  readonly voucher: VoucherState;
}) {
  const problem = reason === unanswered ? t.failed : reason;
  const { code, other, refused } = useTypedVoucher();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [removals, setRemovals] = useState(0);
  // A code that the shop did not know elsewhere in this tab is not carried on.
  useEffect(() => {
    const { refused: tried, isUnknown } = readVoucher();
    if (tried !== '') changeVoucher({ refused: '', problem: '' });
    else if (isUnknown) changeVoucher(noVoucher);
  }, []);
  const hasPromotion = cents > 0;
  const applies = other?.isGift === true ? gift : hasPromotion ? { code, cents } : null;
  const isRefused = problem !== '' && typed === null;
  const text = typed ?? (hasPromotion ? refused : code);

  const apply = (): void => {
    setMissing(text.trim() === '');
    if (text.trim() === '') {
      document.getElementById(id)?.focus();
      return;
    }
    setTyped(null);
    // The same one again is asked again.
    const next = writtenCode(text);
    changeVoucher({
      ...noVoucher,
      code: next,
      before: hasPromotion && next !== code ? { code, cents } : null,
    });
  };

  const remove = (change: Parameters<typeof changeVoucher>[0]): void => {
    setTyped(null);
    setRemovals((count) => count + 1);
    changeVoucher(change);
  };
  const removeButton = (label: string, change: Parameters<typeof changeVoucher>[0]) => (
    <button type="button" className="min-h-11 underline underline-offset-4" onClick={() => remove(change)}>
      {label}
    </button>
  );

  return (
    <div>
      {hasPromotion && removeButton(t.remove, noVoucher)}
      {(!hasPromotion || gift === null) && (
        // After a button that is gone, the field has the focus.
        <div key={removals} className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-28">
            <TextField
              id={id}
              isOptional
              autoFocus={removals > 0}
              label={t.label}
              autoComplete="off"
              error={isMissing ? t.missing : isRefused ? problem : undefined}
              isErrorSaid
              value={text}
              onText={(next) => {
                setMissing(false);
                setTyped(next);
              }}
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
        {isChecking ? t.checking : hasPromotion && t.applied(code, cents)}
        {isRefused && !hasPromotion && gift === null && <span className="text-ink">{t.none}</span>}
        {gift !== null && <span className="block">{t.giftApplied(gift.code, gift.cents)}</span>}
        {other !== null && applies !== null && (
          <span className="block text-ink">
            {t.oneOf[other.isGift ? 'gift' : 'promotion'](applies, other)}
          </span>
        )}
      </p>
      {(hasPromotion || gift !== null) && other === null && (
        <p className="text-[0.9375rem] text-ink-soft">{t.perOrder}</p>
      )}
      {gift !== null && removeButton(t.removeGift, { gift: null, other: null })}
    </div>
  );
}
