import { useId, useState, type FormEvent } from 'react';
import * as t from '#texts/cart-reminder.ts';
import type { LinkedLine } from '../../../../shared/orders/linked-cart.ts';
import { askShop } from '../../../asking/ask-shop.ts';
import { saidOf } from '../../../asking/said-of.ts';
import { Button } from '../../../components/controls/button.tsx';
import { TextField } from '../../../components/controls/field.tsx';
import { to } from '../../../to.ts';
import { pieceOf, type ShopLine } from '../store/shop-line.ts';
import { isEmail } from '../../../../shared/text/email.ts';

type State =
  | { readonly kind: 'idle' | 'sending' }
  | { readonly kind: 'asked' | 'error'; readonly message: string };

/** Asks for one reminder of the cart by mail (spec 5): an e-mail address, and nothing that is chosen beforehand. */
export function CartReminderForm({ lines }: { readonly lines: readonly ShopLine[] }) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>({ kind: 'idle' });

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (state.kind === 'sending') return;
    if (!isEmail(email)) {
      setState({ kind: 'error', message: t.invalidEmail });
      document.getElementById(id)?.focus();
      return;
    }
    setState({ kind: 'sending' });
    const answer = await askShop<{ message: string }>('/cart-reminders', {
      send: { email, cart: lines.map(linkedLine) },
      like: { message: '' },
    });
    if (answer.ok) setState({ kind: 'asked', message: answer.value.message });
    else {
      // The field's own error says more than the general one.
      const { issues } = (answer.body ?? {}) as { issues?: readonly { message: string }[] };
      setState({ kind: 'error', message: issues?.[0]?.message ?? saidOf(answer, t.failed) });
    }
  };

  if (state.kind === 'asked') {
    return (
      <p
        role="status"
        tabIndex={-1}
        ref={focus}
        className="mt-5 border-l-4 border-l-petrol bg-paper-deep p-4"
      >
        {state.message}
      </p>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-5 bg-paper-deep p-4">
      <h3 className="text-xl">{t.title}</h3>
      <p id={`${id}-about`} className="my-3 text-[0.9375rem]">
        {t.about}
      </p>
      <TextField
        id={id}
        autoFocus
        label={t.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={state.kind === 'error' ? state.message : undefined}
        isErrorSaid
        value={email}
        onText={setEmail}
      />
      <Button
        type="submit"
        look="outline"
        padding="px-3"
        aria-describedby={`${id}-about`}
        unavailable={state.kind === 'sending'}
        className="mt-4 w-full"
      >
        {state.kind === 'sending' ? t.sending : t.send}
      </Button>
      <p className="mt-3 text-[0.9375rem]">
        <a href={to('/data-protection')} className="underline underline-offset-4">
          {t.privacy}
        </a>
      </p>
    </form>
  );
}

/** The form is gone, and with it the button that had the focus. */
const focus = (element: HTMLElement | null): void => element?.focus();

/** Lines of old carts lack some of this. */
function linkedLine(line: ShopLine): LinkedLine {
  const { variantId = null, rentOption = null, assembly = false }: Partial<ShopLine> = line;
  return { pieceId: pieceOf(line), variantId, quantity: line.quantity, rentOption, assembly };
}
