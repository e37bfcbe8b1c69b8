import { useState, type FormEvent } from 'react';
import * as t from '#texts/account.ts';
import { stillHere } from '#texts/form.ts';
import type { ShopAnswer, Refused } from '../../asking/ask-shop.ts';
import { saidOf } from '../../asking/said-of.ts';
import { FormProblem } from '../../components/controls/form-problem.tsx';
import { keepDraft, useDraftTexts } from '../drafts.ts';
import { ofAccount } from './stored-login.ts';
import { failed } from '#texts/account.ts';
import { unreachable } from '#texts/login.ts';

type Texts<Field extends string> = Readonly<Record<Field, string>>;

/**
 * A form of the account: its values, its errors, and whether it is being sent. The values stay whatever happens;
 * the first field with an error gets the focus. An error of the whole form is its `problem`.
 * @param prefix of the fields' ids
 * @param required fields, with the message for an empty one
 * @param check says what else is wrong before it is sent
 * @param draft its name among the account's drafts in this tab, which survive a reload; null: it has passwords
 */
export function useForm<Field extends string>(
  prefix: string,
  initial: Texts<Field>,
  required: Readonly<Partial<Record<Field, string>>>,
  check: (values: Texts<Field>) => Partial<Texts<Field>> = () => ({}),
  draft: string | null = null,
) {
  const [draftName] = useState(draft === null ? null : ofAccount(draft));
  const [values, setValues] = useDraftTexts(draftName, initial);
  const [errors, setErrors] = useState<Partial<Texts<Field>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const point = (found: Partial<Texts<Field>>): void => {
    setErrors(found);
    const first = (Object.keys(initial) as Field[]).find((name) => name in found);
    if (first !== undefined) document.getElementById(`${prefix}-${first}`)?.focus();
  };

  const field = (name: Field) => ({
    id: `${prefix}-${name}`,
    name,
    value: values[name],
    error: errors[name],
    onText: (text: string) => setValues((before) => ({ ...before, [name]: text })),
  });

  /** @param send calls the shop; `then` gets its answer if there was no error */
  async function submit<T>(
    event: FormEvent,
    send: (values: Texts<Field>) => Promise<ShopAnswer<T>>,
    then: (value: T) => void,
  ): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setProblem(null);
    const missing = (Object.entries(required) as [Field, string][]).filter(
      ([name]) => values[name].trim() === '',
    );
    const wrong = { ...check(values), ...(Object.fromEntries(missing) as Partial<Texts<Field>>) };
    if (Object.keys(wrong).length > 0) {
      point(wrong);
      return;
    }
    setBusy(true);
    const answer = await send(values);
    setBusy(false);
    if (answer.ok) {
      setErrors({});
      if (draftName !== null) keepDraft(draftName, null);
      then(answer.value);
      return;
    }
    const { issues = [] } = (answer.body ?? {}) as { issues?: { field: string; message: string }[] };
    const known = issues.filter(({ field: name }) => name in values);
    point(
      Object.fromEntries(known.map(({ field: name, message }) => [name, message])) as Partial<Texts<Field>>,
    );
    if (known.length === 0) setProblem(saidOf(answer, t.failed, stillHere));
  }

  return { values, setValues, field, problem: <FormProblem text={problem} />, isBusy, submit };
}

/** What is said where somebody has pressed a button of their account, and typed nothing. */
export const saidOfAccount = (refused: Refused): string => saidOf(refused, failed, unreachable);
