import type { z } from 'zod';
import type { enquiryAnswerSchema } from '../../../modules/enquiries/http/enquiries.schemas.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import * as t from '#texts/shipping.ts';
import * as fields from '#texts/checkout.ts';
import { unanswered } from '#texts/form.ts';
import { language } from '#texts/shell.ts';
import { countries } from '../../../shared/places/country.ts';
import { countryCodes } from '../../../shared/places/country-codes.ts';
import { longestMessages } from '../../../shared/limits.ts';
import { askShop } from '../../asking/ask-shop.ts';
import { Button } from '../../components/controls/button.tsx';
import { ErrorSummary } from '../../components/controls/error-summary.tsx';
import { TextArea, TextField } from '../../components/controls/field.tsx';
import { RoomLeft } from '../../components/controls/room-left.tsx';
import type { PieceToDeliver } from '../overlays/overlay-store.ts';
import type { PlaceAsked } from './price-elsewhere.ts';
import { Worded } from '../../components/worded.tsx';
import { textsOf, useDraft } from '../drafts.ts';

interface Issue {
  readonly field: string;
  readonly message: string;
}

type Sending =
  | { readonly state: 'open'; readonly issues: readonly Issue[]; readonly refusal: string | null }
  | { readonly state: 'busy' }
  | { readonly state: 'sent'; readonly message: string; readonly number: number };

/** Prefixed, so that they differ from those of the checkout behind the dialog. */
const idOf = (field: string): string => `request-${field}`;

/** Worldwide on request (spec 2.20): a form in place of a price. What was typed is kept until it has arrived. */
export function PriceRequest({
  pieces,
  place,
}: {
  readonly pieces: readonly PieceToDeliver[];
  readonly place: PlaceAsked;
}) {
  const [sending, setSending] = useState<Sending>({ state: 'open', issues: [], refusal: null });
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sending.state === 'open' && sending.issues.length > 0) summary.current?.focus();
  }, [sending]);
  const form = useDraft('price-request', sending.state === 'sent', place);

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (sending.state === 'busy') return;
    const texts = textsOf(new FormData(event.currentTarget));
    setSending({ state: 'busy' });
    const answer = await askShop<z.output<typeof enquiryAnswerSchema>>('/shipping-request', {
      send: { ...texts, pieces: pieces.map(({ id, quantity }) => ({ id, quantity })) },
      like: { message: '', number: 0 },
    });
    if (answer.ok) {
      setSending({ state: 'sent', ...answer.value });
      return;
    }
    const issues = answer.status === 400 ? issuesOf(answer.body) : [];
    const refusal = issues.length > 0 ? null : (answer.message ?? unanswered);
    setSending({ state: 'open', issues, refusal });
  };

  if (sending.state === 'sent') {
    return (
      <div role="status" className="border-t border-line pt-4">
        <p className="font-semibold">{sending.message}</p>
        <p className="mt-1 text-ink-soft">{t.requestNumber(sending.number)}</p>
      </div>
    );
  }
  const { issues, refusal } = sending.state === 'open' ? sending : { issues: [], refusal: null };
  const bind = (field: string) => ({
    id: idOf(field),
    name: field,
    error: issues.find((issue) => issue.field === field)?.message,
  });
  return (
    <form ref={form} noValidate className="space-y-4" onSubmit={(event) => void send(event)}>
      <p className="border-t border-line pt-4">{t.requestIntro}</p>
      {pieces.length > 0 && (
        <ul className="text-ink-soft">
          {pieces.map(({ id, title, quantity }) => (
            <li key={id}>{t.requestPiece(quantity, title)}</li>
          ))}
        </ul>
      )}
      <ErrorSummary
        ref={summary}
        missing={issues.map(({ field, message }) => ({ field: idOf(field), message }))}
      />
      {refusal !== null && (
        <p role="alert" className="font-semibold text-error">
          <Worded>{refusal}</Worded>
        </p>
      )}
      <TextField
        {...bind('country')}
        defaultValue={place.country}
        autoComplete="country-name"
        list="request-countries"
        label={fields.country}
      />
      <datalist id="request-countries">
        {countryNames().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="grid grid-cols-[2fr_3fr] items-end gap-4">
        <TextField
          {...bind('postalCode')}
          defaultValue={place.postalCode}
          isOptional
          autoComplete="postal-code"
          label={fields.postalCode}
        />
        <TextField
          {...bind('city')}
          defaultValue={place.city}
          isOptional
          autoComplete="address-level2"
          label={fields.city}
        />
      </div>
      <TextField {...bind('name')} defaultValue={place.name} autoComplete="name" label={t.requestName} />
      <TextField
        {...bind('email')}
        defaultValue={place.email}
        type="email"
        autoComplete="email"
        label={fields.email}
      />
      <TextField
        {...bind('phone')}
        defaultValue={place.phone}
        isOptional
        type="tel"
        autoComplete="tel"
        label={fields.phone}
      />
      <RoomLeft longest={longestMessages.priceRequest}>
        <TextArea {...bind('message')} isOptional label={t.requestMessage} hint={t.requestMessageHint} />
      </RoomLeft>
      <Button type="submit" unavailable={sending.state === 'busy'} className="w-full">
        {sending.state === 'busy' ? t.sendingRequest : t.sendRequest}
      </Button>
    </form>
  );
}

/** Nobody lives there. */
const uninhabited = 'AQ BV GS HM IO TF UM'.split(' ');

/** The countries for which the shop has no rates, and Kosovo, which has no code of its own in ISO 3166-1. */
function countryNames(): readonly string[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const priced: readonly string[] = countries.map(({ code }) => code);
  return [...countryCodes, 'XK']
    .filter((code) => !priced.includes(code) && !uninhabited.includes(code))
    .map((code) => names.of(code) ?? code)
    .sort(new Intl.Collator(language).compare);
}

function issuesOf(body: unknown): readonly Issue[] {
  return (body as { issues?: readonly Issue[] } | null)?.issues ?? [];
}
