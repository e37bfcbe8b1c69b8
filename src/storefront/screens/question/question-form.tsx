import type { z } from 'zod';
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import * as t from '#texts/question.ts';
import * as request from '#texts/shipping.ts';
import { unanswered } from '#texts/form.ts';
import type { enquiryAnswerSchema } from '../../../modules/enquiries/http/enquiries.schemas.ts';
import { longestMessages } from '../../../shared/limits.ts';
import { askShop } from '../../asking/ask-shop.ts';
import { Button } from '../../components/controls/button.tsx';
import { ErrorSummary } from '../../components/controls/error-summary.tsx';
import { TextArea, TextField } from '../../components/controls/field.tsx';
import { RoomLeft } from '../../components/controls/room-left.tsx';
import { Worded } from '../../components/worded.tsx';
import { useLoggedInPerson } from '../../features/account/logged-in-person.ts';
import { textsOf, typedTexts, useDraft } from '../../features/drafts.ts';
import { to } from '../../to.ts';
import { emptyQuestion, type QuestionData } from './question-data.ts';

/** Sent in the background; without script, by the browser to the page's own address. */
export function QuestionForm({ data: first }: { readonly data: QuestionData }) {
  const [data, setData] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [lost, setLost] = useState<string | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const arrived = useRef<HTMLHeadingElement>(null);
  const person = useLoggedInPerson();
  const { piece, values, issues, number } = data;
  const known = useMemo(
    () => ({ ...person, piece: piece?.id ?? '', pieceTitle: piece?.title ?? '' }),
    [person, piece],
  );
  const isAsSent = Object.keys(first.values).length > 0;
  const form = useDraft(isAsSent ? null : `question ${known.piece}`, number !== null, known);
  useEffect(() => {
    const [first] = issues;
    if (first !== undefined) (document.getElementById(first.field) ?? summary.current)?.focus();
  }, [issues]);
  useEffect(() => {
    if (number !== null) arrived.current?.focus();
  }, [number]);

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const sent = textsOf(new FormData(event.currentTarget));
    setBusy(true);
    setLost(null);
    const answer = await askShop<z.output<typeof enquiryAnswerSchema>>('/contact', {
      send: sent,
      like: { number: 0 },
    });
    setBusy(false);
    const after = { ...emptyQuestion, piece, values: typedTexts(sent, known) };
    if (answer.ok) setData({ ...after, number: answer.value.number });
    else if (answer.status === 400) setData({ ...after, issues: issuesOf(answer.body) });
    else if (answer.status === 429) setData({ ...after, isRefused: true });
    else {
      setData(after);
      setLost(answer.message ?? unanswered);
    }
  };

  if (number !== null) {
    return (
      <section className="max-w-2xl border-4 border-line bg-paper-deep p-5">
        <h2 ref={arrived} tabIndex={-1} className="text-2xl">
          {t.received}
        </h2>
        <p className="mt-2">{t.receivedText(number)}</p>
        <p className="mt-2">
          <a
            href={to('/kontaktformular')}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t.another}
          </a>
        </p>
      </section>
    );
  }
  const bind = (field: string) => ({
    id: field,
    name: field,
    defaultValue: values[field],
    error: issues.find((issue) => issue.field === field)?.message,
  });
  const problem = data.isRefused ? t.refused : lost;
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      className="max-w-2xl space-y-6"
    >
      <ErrorSummary ref={summary} missing={issues} />
      {problem !== null && (
        <p role="alert" className="border-4 border-error p-5 font-semibold">
          <Worded>{problem}</Worded>
        </p>
      )}
      <input type="hidden" name="piece" value={known.piece} />
      <input type="hidden" name="pieceTitle" value={known.pieceTitle} />
      <RoomLeft longest={longestMessages.contact}>
        <TextArea {...bind('message')} label={t.message} hint={t.messageHint} />
      </RoomLeft>
      <TextField {...bind('name')} autoComplete="name" label={request.requestName} />
      <TextField {...bind('email')} type="email" inputMode="email" autoComplete="email" label={t.email} />
      <TextField
        {...bind('phone')}
        isOptional
        type="tel"
        autoComplete="tel"
        label={t.phone}
        hint={t.phoneHint}
      />
      <p className="max-w-[56ch] text-[0.9375rem] text-ink-soft">{t.purpose}</p>
      <Button type="submit" unavailable={isBusy} className="w-full sm:w-auto">
        {isBusy ? t.busy : t.send}
      </Button>
    </form>
  );
}

function issuesOf(body: unknown): QuestionData['issues'] {
  return (body as { issues?: QuestionData['issues'] } | null)?.issues ?? [];
}
