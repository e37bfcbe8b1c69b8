import { useState, type FormEvent } from 'react';
import * as t from '#texts/login.ts';
import { stillHere } from '#texts/form.ts';
import { askShop } from '../../asking/ask-shop.ts';
import { saidOf } from '../../asking/said-of.ts';
import { Button, ButtonLink } from '../../components/controls/button.tsx';
import { Checkbox, TextField } from '../../components/controls/field.tsx';
import { to } from '../../to.ts';
import { PasswordField } from '../../components/controls/password-field.tsx';
import { useHydrated } from '../../value-store.ts';

type State =
  | { readonly kind: 'idle' | 'busy' }
  | { readonly kind: 'done'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string; readonly code: string | null };

/**
 * Sends a form of one field to the shop, and keeps what it answered.
 * @param field the id of its field, which gets the focus after a refusal
 */
function useAnswer(path: string, field: string) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const send = async (event: FormEvent, body: object): Promise<void> => {
    event.preventDefault();
    if (state.kind === 'busy') return;
    setState({ kind: 'busy' });
    const answer = await askShop<{ message: string }>(path, { send: body, like: { message: '' } });
    if (answer.ok) {
      setState({ kind: 'done', message: answer.value.message });
      return;
    }
    const { issues = [] } = (answer.body ?? {}) as { issues?: { message: string }[] };
    setState({
      kind: 'refused',
      message: issues[0]?.message ?? saidOf(answer, t.failed, stillHere),
      code: answer.code,
    });
    document.getElementById(field)?.focus();
  };
  return { state, send };
}

function Done({ message }: { readonly message: string }) {
  return (
    <div role="status">
      <p className="mb-6 text-lg">{message}</p>
      <ButtonLink href={to('/login')}>{t.logIn}</ButtonLink>
    </div>
  );
}

/** Asks for the link. The answer is the same for every address. */
export function ForgotForm() {
  const [email, setEmail] = useState('');
  const { state, send } = useAnswer('/forgot-password', 'forgot-email');
  if (state.kind === 'done') return <Done message={state.message} />;
  return (
    <form noValidate onSubmit={(event) => void send(event, { email })} className="space-y-4">
      <TextField
        id="forgot-email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        label={t.email}
        value={email}
        error={state.kind === 'refused' ? state.message : undefined}
        onText={setEmail}
      />
      <Button type="submit" unavailable={state.kind === 'busy'} className="w-full">
        {state.kind === 'busy' ? t.busy : t.sendLink}
      </Button>
    </form>
  );
}

/**
 * Sets the new password by the mailed link. Its token follows '#', where no server and no log sees it, and is known to
 * the browser only.
 * @param token from a link of the kind that was mailed before, which carries it in its query
 */
export function ResetForm({ token: inQuery }: { readonly token: string | null }) {
  const isHydrated = useHydrated();
  const token = inQuery ?? (isHydrated ? new URLSearchParams(location.hash.slice(1)).get('token') : null);
  const [password, setPassword] = useState('');
  const [removePasskeys, setRemovePasskeys] = useState(false);
  const { state, send } = useAnswer('/reset-password', 'reset-password');
  if (state.kind === 'done') return <Done message={state.message} />;
  const isOver = state.kind === 'refused' && state.code === 'mail-link-expired';
  if (isOver || (isHydrated && (token ?? '') === '')) {
    return (
      <div role={isOver ? 'alert' : undefined}>
        <p className="mb-6 text-lg">{isOver ? state.message : t.noToken}</p>
        <ButtonLink href={to('/passwort-vergessen')}>{t.sendLink}</ButtonLink>
      </div>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void send(event, { token, password, removePasskeys })}
      className="space-y-4"
    >
      <PasswordField
        id="reset-password"
        label={t.newPassword}
        isNew
        value={password}
        error={state.kind === 'refused' ? state.message : undefined}
        onText={setPassword}
      />
      <Checkbox
        name="removePasskeys"
        label={t.removePasskeys}
        hint={t.removePasskeysHint}
        checked={removePasskeys}
        onChecked={setRemovePasskeys}
      />
      <Button type="submit" unavailable={state.kind === 'busy'} className="w-full">
        {state.kind === 'busy' ? t.busy : t.savePassword}
      </Button>
    </form>
  );
}
