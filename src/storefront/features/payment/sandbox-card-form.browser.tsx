import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { Modal } from '../../components/controls/modal.tsx';
import * as t from '#texts/paying.ts';
import { colon } from '#texts/shell.ts';
import {
  confirmedAs,
  failed,
  failedBy,
  isConfirmed,
  wentThrough,
  type CardFormProps,
  type CardOutcome,
} from './card-outcome.browser.ts';

type BankOutcome = 'passed' | 'failed' | 'closed';

interface SandboxAnswer {
  readonly id?: string;
  readonly status?: string;
  readonly error?: { readonly type: string; readonly code?: string; readonly message?: string };
}

/**
 * The card form of the stand-in for the card provider, clearly marked as such; it asks for the same data as Stripe.js.
 */
export function SandboxCardForm({ clientSecret, totalCents, isBusy, onPay }: CardFormProps) {
  const [card, setCard] = useState({ number: '', expiry: '', code: '' });
  const [bankAsks, setBankAsks] = useState(false);
  const answerBank = useRef<(outcome: BankOutcome) => void>(() => undefined);

  const askBank = (): Promise<BankOutcome> =>
    new Promise((resolve) => {
      answerBank.current = (outcome) => {
        setBankAsks(false);
        resolve(outcome);
      };
      setBankAsks(true);
    });

  const charge = async (): Promise<CardOutcome> => {
    const intent = clientSecret.split('_secret_')[0] ?? '';
    let answer = await ask(`/v1/payment_intents/${intent}/confirm`, {
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      locale: document.documentElement.lang,
      'payment_method_data[card][number]': card.number,
    });
    if (answer.status === 'requires_action') {
      const outcome = await askBank();
      // The bank waits for somebody who closes its window, and may be asked again.
      if (outcome === 'closed') return failed(null, 'bankClosed');
      // Spec 4.9: if a further step was needed, a second confirmation follows. As with Stripe, the bank's consent is it.
      answer = await ask(`/authenticate/${intent}`, { client_secret: clientSecret, outcome });
      if (outcome === 'failed' && answer.error?.type !== 'api_connection_error') {
        return failed(null, 'bankRefused');
      }
    }
    if (isConfirmed(answer.status) || wentThrough(answer.error)) return confirmedAs(intent);
    return failedBy(answer.error);
  };

  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) onPay(charge);
  };

  return (
    <>
      <form onSubmit={send} className="space-y-4">
        <p className="border-l-4 border-saving bg-paper p-3 font-semibold">{t.sandboxNote}</p>
        <TextField
          id="card-number"
          label={t.cardNumber}
          inputMode="numeric"
          autoComplete="off"
          value={card.number}
          onText={(number) => setCard({ ...card, number })}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            id="card-expiry"
            label={t.cardExpiry}
            autoComplete="off"
            value={card.expiry}
            onText={(expiry) => setCard({ ...card, expiry })}
          />
          <TextField
            id="card-code"
            label={t.cardCode}
            inputMode="numeric"
            autoComplete="off"
            value={card.code}
            onText={(code) => setCard({ ...card, code })}
          />
        </div>
        <details>
          <summary className="min-h-11 cursor-pointer py-2 underline underline-offset-4">
            {t.testCards}
          </summary>
          <ul>
            {t.testCardList.map(([number, meaning]) => (
              <li key={number}>
                <button
                  type="button"
                  className="min-h-11 text-left tabular-nums underline underline-offset-4"
                  onClick={() => setCard({ number, expiry: '12/34', code: '123' })}
                >
                  {number}
                </button>
                {colon + meaning}
              </li>
            ))}
          </ul>
        </details>
        <Button type="submit" className="w-full text-lg" unavailable={isBusy}>
          {isBusy ? t.paying : t.payCard(totalCents)}
        </Button>
      </form>
      <Modal
        open={bankAsks}
        onClose={() => answerBank.current('closed')}
        title={t.bankTitle}
        kind="small-dialog"
      >
        <div className="space-y-4 p-5">
          <p>{t.sandboxNote}</p>
          <p className="text-lg">{t.bankText(totalCents)}</p>
          <Button className="w-full" onClick={() => answerBank.current('passed')}>
            {t.bankAllow}
          </Button>
          <Button className="w-full" look="outline" onClick={() => answerBank.current('failed')}>
            {t.bankRefuse}
          </Button>
        </div>
      </Modal>
    </>
  );
}

/** Calls the stand-in as Stripe.js calls Stripe. */
async function ask(path: string, fields: Readonly<Record<string, string>>): Promise<SandboxAnswer> {
  try {
    const answer = await fetch(`/sandbox/stripe${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    return (await answer.json()) as SandboxAnswer;
  } catch {
    return { error: { type: 'api_connection_error' } };
  }
}
