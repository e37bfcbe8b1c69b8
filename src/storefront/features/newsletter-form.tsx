import { useId, useState, type FormEvent } from 'react';
import { language } from '#texts/shell.ts';
import * as t from '#texts/newsletter.ts';
import { askShop } from '../asking/ask-shop.ts';
import { saidOf } from '../asking/said-of.ts';
import { Button } from '../components/controls/button.tsx';
import { to } from '../to.ts';
import { Worded } from '../components/worded.tsx';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'thanks'; readonly message: string }
  | { readonly kind: 'error'; readonly message: string };

/** Requests the newsletter (spec 4.5, 8). Without script the browser sends the form itself and shows a page. */
export function NewsletterForm() {
  const id = useId();
  const [state, setState] = useState<State>({ kind: 'idle' });

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.kind === 'sending') return;
    const email = new FormData(event.currentTarget).get('email');
    // The browser's own rule, since this form is part of every page; the shop asks its rule of what is sent.
    if (!event.currentTarget.checkValidity()) {
      setState({ kind: 'error', message: t.invalidEmail });
      document.getElementById(id)?.focus();
      return;
    }
    setState({ kind: 'sending' });
    const answer = await askShop<{ success: boolean; message: string }>('/subscribe', { send: { email } });
    if (answer.ok && answer.value.success) setState({ kind: 'thanks', message: answer.value.message });
    else if (answer.ok) setState({ kind: 'error', message: answer.value.message || t.failed });
    else {
      // The field's own error says more than the general one.
      const { issues } = (answer.body ?? {}) as { issues?: readonly { message: string }[] };
      setState({ kind: 'error', message: issues?.[0]?.message ?? saidOf(answer, t.serverError) });
    }
  };

  if (state.kind === 'thanks') {
    return (
      <div role="status">
        <p className="font-serif text-2xl">{t.thanks}</p>
        <p className="mt-2">{state.message}</p>
      </div>
    );
  }
  const error = state.kind === 'error' ? state.message : null;
  return (
    <form
      method="post"
      action="/api/subscribe"
      // Only from here on does the form check itself: before, the browser does, or an empty form would be sent.
      ref={(form) => {
        if (form !== null) form.noValidate = true;
      }}
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="language" value={language} />
      <label htmlFor={id} className="font-semibold">
        {t.email}
      </label>
      <div className="mt-1 flex flex-wrap gap-3">
        <input
          id={id}
          name="email"
          type="email"
          required
          inputMode="email"
          autoComplete="email"
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          className="min-h-12 min-w-0 flex-[1_1_14rem] border border-line-strong bg-white px-3 text-ink aria-invalid:border-2 aria-invalid:border-error"
        />
        <Button type="submit" unavailable={state.kind === 'sending'}>
          {state.kind === 'sending' ? t.sending : t.subscribe}
        </Button>
      </div>
      <p id={`${id}-error`} role="alert" className="mt-2 font-semibold text-error">
        {error !== null && <Worded>{error}</Worded>}
      </p>
      <p className="mt-2 text-[0.9375rem]">
        <a href={to('/data-protection')} className="underline underline-offset-4">
          {t.privacy}
        </a>
      </p>
    </form>
  );
}
