import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { plainDigits } from '../../../shared/text/plain-digits.ts';
import type { Refusal } from '../../features/checkout/placing/refusal.ts';
import * as t from '#texts/order-review.ts';

/** If the shop holds pieces only for confirmed mailboxes: the field for the mailed code, and why. */
export function MailboxCode({
  email,
  refusal,
  isBusy,
  onCode,
  onNewCode,
}: {
  readonly email: string;
  /** The shop's last message; null while a request is in progress. */
  readonly refusal: Refusal | null;
  readonly isBusy: boolean;
  readonly onCode: (code: string) => void;
  readonly onNewCode: () => void;
}) {
  const notice = useRef<HTMLElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const said = refusal?.asksForCode === true ? refusal.message : '';
  useEffect(() => {
    notice.current?.focus();
  }, []);
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label={t.codeTitle}
      className="mb-8 max-w-2xl border-4 border-line bg-paper-deep p-5"
    >
      <h2 className="text-2xl">{t.codeTitle}</h2>
      <p className="mt-2">{t.codeWhy}</p>
      <p className="mt-2 break-words">{t.codeSent(email)}</p>
      <form
        noValidate
        className="mt-4 space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          const isWhole = /^\d{6}$/.test(plainDigits(code).replaceAll(/\D/g, ''));
          setError(isWhole ? undefined : t.codeMissing);
          if (isWhole && !isBusy) onCode(code);
        }}
      >
        <TextField
          id="mailbox-code"
          name="mailboxCode"
          label={t.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={error}
          value={code}
          onText={setCode}
        />
        <p role="status" className="font-semibold">
          {said}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" unavailable={isBusy}>
            {isBusy ? t.busy : t.withCode}
          </Button>
          <button
            type="button"
            className="min-h-11 underline underline-offset-4"
            onClick={() => {
              if (!isBusy) onNewCode();
            }}
          >
            {t.newCode}
          </button>
        </div>
      </form>
    </section>
  );
}
