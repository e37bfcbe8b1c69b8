import { lazy, Suspense } from 'react';
import { loadablePart } from '../../loadable-part.tsx';
import { fromEuros } from '../../../shared/money/cents.ts';
import { formatEuros, colon } from '#texts/shell.ts';
import type { BankTransfer } from '../../features/checkout/placing/use-placed-order.ts';
import { showError, showSuccess } from '../../features/toasts/toast-store.ts';
import * as t from '#texts/order-success.ts';

const QrCode = lazy(
  loadablePart(async () => ({ default: (await import('../../components/pictures/qr-code.tsx')).QrCode })),
);

/** The data for the transfer: each value with a copy button, and all of them as a GiroCode. */
export function BankDetails({
  transfer,
  intro,
}: {
  readonly transfer: BankTransfer;
  /** By when to transfer, where no pieces are reserved until then. */
  readonly intro?: string;
}) {
  const amount = fromEuros(transfer.amount);
  const values: readonly (readonly [string, string, string])[] = [
    [t.holder, transfer.holder, transfer.holder],
    [t.iban, inFours(transfer.iban), transfer.iban.replace(/\s/g, '')],
    [t.bic, transfer.bic, transfer.bic],
    // In the format of banking forms: '1250,00'.
    [t.amount, formatEuros(amount), (amount / 100).toFixed(2).replace('.', ',')],
    [t.reference, transfer.reference, transfer.reference],
  ];
  return (
    <section className="border-2 border-petrol p-5">
      <h2 className="text-2xl">{t.bankTitle}</h2>
      {transfer.received > 0 && (
        <p className="mt-2">{t.bankRest(formatEuros(fromEuros(transfer.received)), formatEuros(amount))}</p>
      )}
      <p className="mt-2">{intro ?? t.bankIntro(t.formatDay(transfer.dueDate))}</p>
      <div className="mt-5 grid items-start gap-6 md:grid-cols-[1fr_13rem]">
        <dl className="border-t border-line">
          {values.map(([term, shown, copied]) => (
            <div key={term} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-1.5">
              <dt className="text-[0.9375rem] text-ink-soft">{term}</dt>
              <dd className="min-w-0 font-semibold break-words tabular-nums">{shown}</dd>
              <dd className="col-start-2 row-span-2 row-start-1 self-center">
                <button
                  type="button"
                  aria-label={`${t.copy}${colon}${term}`}
                  onClick={() => void copy(term, copied)}
                  className="min-h-11 px-2 text-[0.9375rem] underline underline-offset-4"
                >
                  {t.copy}
                </button>
              </dd>
            </div>
          ))}
        </dl>
        <div className="text-center text-[0.9375rem] text-ink-soft">
          <div className="mx-auto aspect-square w-52">
            <Suspense>
              <QrCode text={transfer.giroCode} label={t.qrCode} />
            </Suspense>
          </div>
          <p className="mt-2">{t.qrHint}</p>
        </div>
      </div>
    </section>
  );
}

/** 'DE89 3704 0044 0532 0130 00' */
function inFours(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}

async function copy(what: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showSuccess(t.copied(what));
  } catch {
    showError(t.copyFailed);
  }
}
