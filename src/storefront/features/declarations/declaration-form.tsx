import { useEffect, useEffectEvent, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import * as t from '#texts/declarations.ts';
import { unanswered } from '#texts/form.ts';
import { askShop } from '../../asking/ask-shop.ts';
import { Button } from '../../components/controls/button.tsx';
import { ErrorSummary } from '../../components/controls/error-summary.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { Worded } from '../../components/worded.tsx';
import { useHydrated } from '../../value-store.ts';
import { useLoggedInPerson } from '../account/logged-in-person.ts';
import { textsOf, typedTexts, useDraft } from '../drafts.ts';
import type { DeclarationData, Receipt } from './declaration-data.server.ts';

export type FieldErrors = Readonly<Partial<Record<string, string>>>;

interface Fields {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
}

/**
 * A form of the two legal functions. With script it is sent in the background and replaced by the receipt; without, the
 * browser sends it to the page's own address.
 * @param api the address for sending with script
 * @param children its own fields, between name and contract on one side and the e-mail on the other
 */
export function DeclarationForm({
  data: first,
  api,
  submit,
  before,
  contractHint,
  children,
  receipt,
}: {
  readonly data: DeclarationData;
  readonly api: '/withdrawal' | '/contract-ending';
  readonly submit: string;
  readonly before?: (fields: Fields) => ReactNode;
  readonly contractHint?: string;
  readonly children: (fields: Fields) => ReactNode;
  readonly receipt: (receipt: Receipt, values: Fields['values']) => ReactNode;
}) {
  const [data, setData] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [lost, setLost] = useState<string | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const known = useKnown(() =>
    setData({ ...first, values: {}, issues: [], isRefused: false, receipt: null }),
  );
  const errors = Object.fromEntries(data.issues.map(({ field, message }) => [field, message]));
  const { values } = data;
  const isAsSent = Object.keys(first.values).length > 0;
  const form = useDraft(isAsSent ? null : `${api} ${known.contract}`, data.receipt !== null, known);

  useEffect(() => {
    if (data.issues.length > 0) summary.current?.focus();
  }, [data.issues]);

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const sent = textsOf(new FormData(event.currentTarget));
    setBusy(true);
    setLost(null);
    const answer = await askShop<Receipt>(api, { send: sent, like: { receivedAt: '' } });
    setBusy(false);
    const after = { ...data, values: typedTexts(sent, known), issues: [], isRefused: false };
    if (answer.ok) setData({ ...after, values: sent, receipt: answer.value });
    else if (answer.status === 400) setData({ ...after, issues: issuesOf(answer.body) });
    else {
      const isRefused = answer.code === 'too-many-declarations';
      setData({ ...after, isRefused });
      // Whether it has arrived, nobody here knows.
      if (!isRefused) setLost(answer.message ?? unanswered);
    }
  };

  if (data.receipt !== null) return receipt(data.receipt, values);
  const problem = data.isRefused ? t.tooMany : lost;
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      className="max-w-2xl space-y-6"
    >
      <ErrorSummary ref={summary} missing={data.issues} />
      {problem !== null && (
        <p role="alert" className="border-4 border-error p-5 font-semibold">
          <Worded>{problem}</Worded> {t.byMail}{' '}
          <a href={`mailto:${data.shopEmail}`} className="break-words underline underline-offset-4">
            {data.shopEmail}
          </a>
        </p>
      )}
      {before?.({ values, errors })}
      <TextField
        id="name"
        name="name"
        autoComplete="name"
        label={t.name}
        defaultValue={values.name}
        error={errors.name}
      />
      <TextField
        id="contract"
        name="contract"
        label={t.contract}
        hint={contractHint}
        defaultValue={values.contract}
        error={errors.contract}
      />
      {children({ values, errors })}
      <TextField
        id="email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t.email}
        defaultValue={values.email}
        error={errors.email}
      />
      <p className="max-w-[56ch] text-[0.9375rem] text-ink-soft">{t.purpose}</p>
      <Button type="submit" unavailable={isBusy} className="w-full sm:w-auto">
        {submit}
      </Button>
    </form>
  );
}

const nothing = { contract: '', name: '', email: '' };

/**
 * The prefilled values (§ 356a BGB: prefilled for logged-in customers): from the part of a link after '#', where no
 * server and no log sees it, and from the logged-in customer.
 * @param onOther called when a link to another contract is followed: the page stays, only the part after '#' changes
 */
function useKnown(onOther: () => void): typeof nothing {
  const isHydrated = useHydrated();
  const person = useLoggedInPerson();
  const [followed, setFollowed] = useState<string | null>(null);
  const other = useEffectEvent(onOther);
  useEffect(() => {
    const follow = (): void => {
      // Links within the page change it, too.
      if (!new URLSearchParams(location.hash.slice(1)).has('bestellung')) return;
      setFollowed(location.hash);
      other();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return useMemo(() => {
    if (!isHydrated) return nothing;
    const link = new URLSearchParams((followed ?? location.hash).slice(1));
    return {
      contract: link.get('bestellung') ?? '',
      name: link.get('name') ?? person.name,
      email: link.get('email') ?? person.email,
    };
  }, [isHydrated, followed, person]);
}

function issuesOf(body: unknown): DeclarationData['issues'] {
  return (body as { issues?: DeclarationData['issues'] } | null)?.issues ?? [];
}
