import { useEffect, useRef, useState, type FormEvent, useEffectEvent } from 'react';
import * as t from '#texts/login.ts';
import { isWrittenAsPhone } from '../../../shared/places/telephone.ts';
import { stillHere } from '#texts/form.ts';
import { askShop, type ShopAnswer } from '../../asking/ask-shop.ts';
import { saidOf } from '../../asking/said-of.ts';
import { Button } from '../../components/controls/button.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { FormProblem } from '../../components/controls/form-problem.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { wantedBefore } from '../../features/account/own-path.ts';
import { useLoggedIn } from '../../features/account/session.ts';
import { keepLogin, type LoginAnswer } from '../../features/account/stored-login.ts';
import { draftOf, keepDraft } from '../../features/drafts.ts';
import { showAlert } from '../../features/overlays/overlay-store.ts';
import { showOnNextPage } from '../../features/toasts/toast-store.ts';
import { to } from '../../to.ts';
import { PasswordField } from '../../components/controls/password-field.tsx';
import { knowsPasskeys } from '../../features/account/knows-passkeys.ts';
import { useHydrated } from '../../value-store.ts';
import { isEmail } from '../../../shared/text/email.ts';

type Field = 'name' | 'email' | 'phone' | 'password';
type Fields = Readonly<Record<Field, string>>;

const empty: Fields = { name: '', email: '', phone: '', password: '' };
const asked = { login: ['email', 'password'], register: ['name', 'phone', 'email', 'password'] } as const;

/** What is missing or cannot be right. An account that exists already is asked for as it is typed. */
function faultsOf(fields: Fields, mode: 'login' | 'register'): Partial<Fields> {
  const faults = asked[mode].flatMap((field) => {
    const text = fields[field].trim();
    if (text === '') return [[field, t.missing[field]] as const];
    const wrong = mode === 'register' ? wrongIn(field, text) : null;
    return wrong === null ? [] : [[field, wrong] as const];
  });
  return Object.fromEntries(faults);
}

/** The shop alone judges names and passwords. */
function wrongIn(field: Field, text: string): string | null {
  if (field === 'email') return isEmail(text) ? null : t.wrongEmail;
  return field === 'phone' && !isWrittenAsPhone(text) ? t.wrongPhone : null;
}

/** Puts the focus in the first field of the form that has a fault. */
function focusFirst(faults: Partial<Fields>): boolean {
  const first = asked.register.find((field) => faults[field] !== undefined);
  if (first !== undefined) document.getElementById(`login-${first}`)?.focus();
  return first !== undefined;
}

/** What a reload must not lose of a registration. A password is never kept. */
const draft = 'register';

/** One form for both, which a link toggles; toggling clears the fields (spec 2.11). */
export function LoginForm() {
  const [mode, setMode] = useState<'login' | 'register'>('login');
  const [fields, setFields] = useState(empty);
  const [errors, setErrors] = useState<Partial<Fields>>({});
  const [isBusy, setBusy] = useState(false);
  const isNew = mode === 'register';
  const isLoggedIn = useLoggedIn();
  const isEntering = useRef(false);
  // Also who comes back to this page later, or logs in in another tab.
  useEffect(() => {
    if (isLoggedIn && !isEntering.current) location.replace(wantedBefore(location) ?? to('/account'));
  }, [isLoggedIn]);

  // After the hydration, whose form is the server's.
  useEffect(
    () =>
      queueMicrotask(() => {
        const kept = draftOf(draft);
        if (kept === null) return;
        setMode('register');
        setFields({ ...empty, ...kept });
      }),
    [],
  );
  useEffect(() => {
    const { name, phone, email } = fields;
    if (isNew) keepDraft(draft, `${name}${phone}${email}` === '' ? null : { name, phone, email });
  }, [isNew, fields]);

  const enter = (answer: LoginAnswer, message: string): void => {
    isEntering.current = true;
    keepDraft(draft, null);
    keepLogin(answer);
    showOnNextPage(message);
    location.assign(wantedBefore(location) ?? to('/'));
  };
  const set = (field: Field) => (text: string) => setFields((before) => ({ ...before, [field]: text }));

  const toggle = (): void => {
    setMode(isNew ? 'login' : 'register');
    setFields(empty);
    keepDraft(draft, null);
    setErrors({});
  };

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const typed = faultsOf(fields, mode);
    setErrors(typed);
    const { email, password } = fields;
    // The shop alone knows whether a new password will do: it is asked together with what is wrong already.
    if (focusFirst(typed) && !(isNew && password !== '')) return;
    setBusy(true);
    const answer = await askShop<LoginAnswer>(isNew ? '/signup' : '/login', {
      send: isNew ? fields : { email, password },
      like: { token: '', user: {} },
    });
    if (answer.ok) {
      enter(answer.value, isNew ? `${t.signedUp} ${t.signedUpNext}` : t.welcome);
      return;
    }
    setBusy(false);
    const { issues = [] } = (answer.body ?? {}) as { issues?: { field: string; message: string }[] };
    const refused: Partial<Fields> = Object.fromEntries(issues.map(({ field, message }) => [field, message]));
    setErrors({ ...refused, ...typed });
    // Said once: at the field.
    if (focusFirst({ ...refused, ...typed })) return;
    // A wrong login does not say which of both is wrong; the password is what people mistype.
    document.getElementById('login-password')?.focus();
    // Once it is closed, the focus is where it was.
    showAlert(saidOf(answer, t.failed, `${t.failed} ${stillHere}`));
  };

  return (
    <div className="mx-auto max-w-md">
      <PageHeading title={isNew ? t.register : t.logIn}>
        <p>{t.guestNote}</p>
      </PageHeading>
      <form key={mode} noValidate onSubmit={(event) => void send(event)} className="space-y-4">
        {isNew && (
          <>
            <TextField
              id="login-name"
              name="name"
              autoComplete="name"
              label={t.name}
              value={fields.name}
              error={errors.name}
              onText={set('name')}
            />
            <TextField
              id="login-phone"
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              label={t.phone}
              value={fields.phone}
              error={errors.phone}
              onText={set('phone')}
            />
          </>
        )}
        <TextField
          id="login-email"
          name="email"
          type="email"
          inputMode="email"
          // The last word has browsers offer passkeys here.
          autoComplete={isNew ? 'username' : 'username webauthn'}
          label={t.email}
          value={fields.email}
          error={errors.email}
          onText={set('email')}
        />
        <PasswordField
          id="login-password"
          label={t.password}
          isNew={isNew}
          value={fields.password}
          error={errors.password}
          onText={set('password')}
        />
        {isNew && <p className="text-[0.9375rem] text-ink-soft">{t.registerNote}</p>}
        <Button type="submit" unavailable={isBusy} className="w-full">
          {isBusy ? t.busy : isNew ? t.register : t.logIn}
        </Button>
      </form>
      {!isNew && <PasskeyLogin onDone={(answer) => enter(answer, t.welcome)} />}
      <p className="mt-6 flex flex-wrap justify-between gap-x-6">
        <button type="button" onClick={toggle} className="min-h-11 underline underline-offset-4">
          {isNew ? t.toLogIn : t.toRegister}
        </button>
        {!isNew && (
          <a
            href={to('/passwort-vergessen')}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t.forgotten}
          </a>
        )}
      </p>
    </div>
  );
}

/** Logs in without address and password, where the browser can: by a button, and at the field for the address. */
function PasskeyLogin({ onDone }: { readonly onDone: (answer: LoginAnswer) => void }) {
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const onChosen = useEffectEvent((answer: ShopAnswer<LoginAnswer>) => {
    if (answer.ok) onDone(answer.value);
    else setProblem(answer.message ?? t.unreachable);
  });
  useEffect(() => {
    // The button asks for one by itself; there is only one request at a time.
    if (isBusy || !knowsPasskeys(window)) return undefined;
    const offer = new AbortController();
    void loadPasskeys().then((loaded) => loaded?.offerPasskeys(offer.signal, (answer) => onChosen(answer)));
    return () => offer.abort();
  }, [isBusy]);
  const attempt = useRef(0);
  // A browser's dialog may hang, or stand behind another window: the button then asks again.
  const show = async (): Promise<void> => {
    attempt.current += 1;
    const own = attempt.current;
    setBusy(true);
    setProblem(null);
    const loaded = await loadPasskeys();
    const answer = loaded === null ? null : await loaded.logInByPasskey();
    if (answer?.ok === true) {
      onDone(answer.value);
      return;
    }
    if (own !== attempt.current) return;
    setBusy(false);
    setProblem(answer?.message ?? t.unreachable);
  };
  // On the server it is there: nearly every browser knows them, and nothing moves.
  if (isHydrated && !knowsPasskeys(window)) return null;
  return (
    <>
      <Button look="outline" className="mt-4 w-full noscript:hidden" onClick={() => void show()}>
        {isBusy ? t.passkeyAgain : t.byPasskey}
      </Button>
      <FormProblem text={problem} />
    </>
  );
}

/** The library comes after the page, and not at all without a connection. */
const loadPasskeys = () => import('../../features/account/passkeys.browser.ts').catch(() => null);
