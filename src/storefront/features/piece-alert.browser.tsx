import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import * as newsletter from '#texts/newsletter.ts';
import * as t from '#texts/piece-alert.ts';
import { askShop } from '../asking/ask-shop.ts';
import { saidOf } from '../asking/said-of.ts';
import { Button, ButtonLink } from '../components/controls/button.tsx';
import { Worded } from '../components/worded.tsx';
import { to } from '../to.ts';
import { lastOrder } from './checkout/placing/last-order.ts';
import type { PlacedOrder } from './checkout/placing/use-placed-order.ts';
import { isEmail } from '../../shared/text/email.ts';

type State =
  | { readonly kind: 'idle' | 'sending' }
  | { readonly kind: 'thanks'; readonly message: string }
  | { readonly kind: 'error'; readonly message: string };

/** Beside a piece that is not available: the shopper's own order, if that is why, or "Sag mir Bescheid". */
export function PieceAlert({ id, sold }: { readonly id: string; readonly sold: boolean }) {
  const [ownOrder, setOwnOrder] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (!sold) void unpaidOrderOf(id).then((order) => isWanted && setOwnOrder(order));
    return () => {
      isWanted = false;
    };
  }, [id, sold]);
  return ownOrder === null ? (
    <AlertForm id={id} sold={sold} />
  ) : (
    // The page's own words, that somebody has reserved it, are hidden beside it.
    <section role="status" className="own-order border border-line p-4">
      <h2 className="text-xl">{t.own.heading}</h2>
      <p className="mt-1">{t.own.text}</p>
      <ButtonLink href={to(`/order-success/${ownOrder}`)} className="mt-3">
        {t.own.link}
      </ButtonLink>
    </section>
  );
}

/** The last order of this tab, if it holds the piece and is not paid. */
async function unpaidOrderOf(pieceId: string): Promise<string | null> {
  const orderId = lastOrder();
  if (orderId === null) return null;
  const answer = await askShop<PlacedOrder>(`/orders/${encodeURIComponent(orderId)}`, {
    like: { orderNumber: '', lines: [] },
  });
  if (!answer.ok) return null;
  const { state, lines, paymentData } = answer.value;
  const isOpen = state === 'offered' || state === 'accepted';
  const isUnpaid = paymentData.every(({ status }) => status === 'open');
  return isOpen && isUnpaid && lines.some(({ productId }) => productId === pieceId) ? orderId : null;
}

/** "Sag mir Bescheid": one mail when the piece can be had again or, if it is sold, when one like it comes. */
function AlertForm({ id: pieceId, sold }: { readonly id: string; readonly sold: boolean }) {
  const id = useId();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const thanks = useRef<HTMLParagraphElement>(null);
  // The form, and the focus with it, is gone.
  useEffect(() => {
    if (state.kind === 'thanks') thanks.current?.focus();
  }, [state.kind]);

  const refuse = (message: string): void => {
    setState({ kind: 'error', message });
    document.getElementById(id)?.focus();
  };
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.kind === 'sending') return;
    const email = new FormData(event.currentTarget).get('email');
    if (typeof email !== 'string' || !isEmail(email)) {
      refuse(newsletter.invalidEmail);
      return;
    }
    setState({ kind: 'sending' });
    const answer = await askShop<{ message: string }>('/piece-alerts', {
      send: { pieceId, email },
      like: { message: '' },
    });
    if (answer.ok) setState({ kind: 'thanks', message: answer.value.message });
    else {
      // The field's own error says more than the general one.
      const { issues } = (answer.body ?? {}) as { issues?: readonly { message: string }[] };
      refuse(issues?.[0]?.message ?? saidOf(answer, t.failed));
    }
  };

  const error = state.kind === 'error' ? state.message : null;
  return (
    <section aria-labelledby={`${id}-heading`} className="border border-line p-4">
      <h2 id={`${id}-heading`} className="text-xl">
        {t.heading}
      </h2>
      {state.kind === 'thanks' ? (
        <>
          <p ref={thanks} tabIndex={-1} role="status" className="mt-2">
            {state.message}
          </p>
          <p className="mt-2 text-[0.9375rem] text-ink-soft">{t.spam}</p>
        </>
      ) : (
        <form noValidate onSubmit={(event) => void send(event)}>
          <p id={`${id}-hint`} className="mt-1 text-[0.9375rem] text-ink-soft">
            {sold ? t.sold : t.away}
          </p>
          <label htmlFor={id} className="mt-3 block font-semibold">
            {newsletter.email}
          </label>
          <div className="mt-1 flex flex-wrap gap-2">
            <input
              id={id}
              name="email"
              type="email"
              required
              inputMode="email"
              autoComplete="email"
              aria-invalid={error !== null}
              aria-describedby={error === null ? `${id}-hint` : `${id}-error`}
              className="min-h-12 min-w-0 flex-[1_1_12rem] border border-line-strong bg-white px-3 text-ink aria-invalid:border-2 aria-invalid:border-error"
            />
            <Button type="submit" look="outline" unavailable={state.kind === 'sending'}>
              {state.kind === 'sending' ? t.sending : t.button}
            </Button>
          </div>
          <p id={`${id}-error`} role="alert" className="mt-2 font-semibold text-error empty:hidden">
            {error !== null && <Worded>{error}</Worded>}
          </p>
          <p className="mt-2 text-[0.9375rem]">
            <a href={to('/data-protection')} className="underline underline-offset-4">
              {newsletter.privacy}
            </a>
          </p>
        </form>
      )}
    </section>
  );
}
