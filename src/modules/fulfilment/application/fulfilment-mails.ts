import type { Mail } from '../../../platform/mail/mail.ts';
import { mailFormatsIn, type MailFormats } from '../../../platform/mail/mail-formats.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import { berlinDay, lastDayBefore } from '../../../shared/time/berlin-day.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { LineFulfilment } from '../../../shared/orders/line-fulfilment.ts';
import { unitsLeft } from '../../../shared/orders/units-gone.ts';
import { trackingPage } from '../../../shared/orders/tracking.ts';
import {
  lineRow,
  mailAbout,
  mistakenReceiptMail,
  nothingChanges,
  paidAlready,
  paragraph,
  shownTitle,
  transferTable,
  type OrderLine,
  type OrderView,
} from '../../ordering/index.ts';
import type { FulfilmentEvent } from '../domain/fulfilment-machine.ts';
import type { LineReturn } from '../domain/line-return.ts';
import { german, type FulfilmentMailTexts } from './mail-texts/de.ts';
import { english } from './mail-texts/en.ts';
import { spanish } from './mail-texts/es.ts';
import { french } from './mail-texts/fr.ts';
import { italian } from './mail-texts/it.ts';

const texts: Readonly<Record<Language, FulfilmentMailTexts>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
};

function textsIn(language: Language): FulfilmentMailTexts & MailFormats {
  return { ...texts[language], ...mailFormatsIn(language) };
}

interface Moved {
  /** The index of the line, from 0. */
  readonly position: number;
  readonly event: FulfilmentEvent;
}

interface Said {
  readonly subject: string;
  readonly text: string;
}

/** The mail about lines of an order that have moved on; null where none is wanted. */
export function fulfilmentMail(view: OrderView, moved: readonly Moved[]): Mail | null {
  const [first] = moved;
  if (first === undefined) return null;
  const { event } = first;
  const t = textsIn(view.language);
  const lines = moved.flatMap(({ position }) => leftOf(view, position));
  switch (event.type) {
    case 'piece-prepared':
      // Deliveries are arranged by telephone; a mail about each step would be one too many.
      return view.pickupHours === null
        ? null
        : about(view, lines, saidOf(view, t.ready, ['waiting']), [t.openingHours(view.pickupHours)]);
    case 'piece-shipped': {
      const said = saidOf(view, t.shipped, ['waiting', 'prepared']);
      return withPage(about(view, lines, said, tracking(view, event)), trackingPage(event), t.follow);
    }
    case 'piece-handed-over':
      return handedOver(view, moved);
    case 'rental-returned':
      return about(
        view,
        moved.flatMap(({ position, event }) => backOf(view, position, event)),
        t.returned,
      );
    // Written by what tells of them: the job, the claim, and what records a return.
    case 'rental-overdue':
    case 'rental-not-returned':
    case 'line-taken-back':
      return null;
    default:
      return event satisfies never;
  }
}

/**
 * What is said of all of an order, or of a part while other lines are still to come. After a withdrawal nobody knows
 * whether they will, until it is recorded which pieces it means.
 */
function saidOf(
  view: OrderView,
  { subject, text, part }: Said & { readonly part: string },
  toCome: readonly LineFulfilment['state'][],
): Said {
  const left = view.fulfilments.flatMap(({ state }, position) =>
    toCome.includes(state) ? leftOf(view, position).map(({ quantity }) => ({ position, quantity })) : [],
  );
  if (left.length === 0) return { subject, text };
  const { withdrawal } = view;
  const isMeant = ({ position, quantity }: (typeof left)[number]): boolean =>
    withdrawal?.pieces?.some((one) => one.position === position && one.quantity >= quantity) === true;
  const isKnown = withdrawal?.pieces !== null;
  const follows = isKnown && !left.every(isMeant);
  return { subject, text: follows ? `${part} ${textsIn(view.language).restFollows}` : part };
}

/** A line with as many units as have neither been taken out nor come back; without any, none. */
function leftOf({ lines, gone }: OrderView, position: number): readonly OrderLine[] {
  const line = lines[position];
  if (line === undefined) return [];
  const quantity = unitsLeft(line.quantity, gone[position] ?? { takenOut: 0, cameBack: 0, givenUp: 0 });
  return quantity > 0 ? [{ ...line, quantity }] : [];
}

/** A rented line with the units that have just come back: those that were out, or given up. */
function backOf(view: OrderView, position: number, event: FulfilmentEvent): readonly OrderLine[] {
  const said = event.type === 'rental-returned' ? event.quantity : undefined;
  return leftOf(view, position).map((line) => ({ ...line, quantity: said ?? line.quantity }));
}

/** The rental's time has ended, and it has not come back. */
export function overdueMail(view: OrderView, position: number): Mail {
  const { overdue } = textsIn(view.language);
  const mail = about(view, leftOf(view, position), overdue);
  return { ...mail, blocks: [...mail.blocks, paragraph(overdue.next)] };
}

function about(view: OrderView, lines: readonly OrderLine[], said: Said, facts: string[] = []): Mail {
  const rows = lines.map((line) => {
    const { label, details } = lineRow(view, line);
    return { label, details };
  });
  return mailAbout(view, textsIn(view.language).about(said.subject, view.number), [
    paragraph(said.text),
    ...(facts.length === 0 ? [] : [paragraph(facts.join('\n'))]),
    { kind: 'table', rows },
  ]);
}

/** The way to where the carrier says how far it is, before the lines that are on it. */
function withPage(mail: Mail, address: string | null, label: string): Mail {
  if (address === null) return mail;
  const before = mail.blocks.findIndex(({ kind }) => kind === 'table');
  return { ...mail, blocks: mail.blocks.toSpliced(before, 0, { kind: 'link', label, address }) };
}

function tracking(
  { language }: OrderView,
  { carrier, tracking: number }: Extract<FulfilmentEvent, { type: 'piece-shipped' }>,
): string[] {
  const t = textsIn(language);
  return [
    ...(carrier === null ? [] : [t.carrier(carrier)]),
    ...(number === null ? [] : [t.tracking(number)]),
  ];
}

/** A buyer who has the piece needs no mail; that of a rental says how long it lasts. */
function handedOver(view: OrderView, moved: readonly Moved[]): Mail | null {
  const t = textsIn(view.language);
  const lines = moved.flatMap(({ position }) => leftOf(view, position));
  const ends = moved.flatMap(({ position, event }) =>
    leftOf(view, position).flatMap((line) =>
      event.type === 'piece-handed-over' && event.dueAt !== null
        ? [t.rentedUntil(shownTitle(line), t.day(berlinDay(event.at)), t.day(lastDayBefore(event.dueAt)))]
        : [],
    ),
  );
  if (ends.length === 0) return null;
  return about(view, lines, t.rentalBegan, ends);
}

/**
 * Pieces were returned, or taken out of the order before they left: the deduction and its reason (§ 357a (1) BGB), and the refund to come.
 * @param back `owedCents`: what goes back for the order, be it for the delivery alone
 */
export function takenBackMail(
  view: OrderView,
  line: OrderLine,
  {
    quantity,
    condition,
    deduction,
    assemblyKept = false,
    owedCents,
  }: LineReturn & { readonly owedCents: Cents },
): Mail {
  const t = textsIn(view.language);
  const { takenBack, takenOut } = t;
  const { subject, text } = condition === null ? takenOut : takenBack;
  const { label, details } = lineRow(view, { ...line, quantity });
  return mailAbout(view, t.about(subject, view.number), [
    paragraph(text),
    { kind: 'table', rows: [{ label, details }] },
    ...(deduction === null
      ? []
      : [paragraph(takenBack.deducted(t.euros(deduction.cents), deduction.reason))]),
    ...(assemblyKept ? [paragraph(takenBack.assemblyKept)] : []),
    paragraph(owedCents > 0 ? takenBack.money(t.euros(owedCents)) : takenBack.nothingBack),
  ]);
}

/** The mail about an open claim for a rented piece: how much, why, and how to pay it; null: there is no such claim. */
export function claimMail(view: OrderView, claimId: string): Mail | null {
  const { damage, about: aboutNumber, euros } = textsIn(view.language);
  const claim = view.claims.find(({ id }) => id === claimId);
  const line = view.lines[claim?.position ?? -1];
  if (claim?.transfer == null || line === undefined) return null;
  const { label, details } = lineRow(view, { ...line, quantity: claim.quantity });
  return mailAbout(view, aboutNumber(damage.subject, view.number), [
    paragraph(claim.notReturned ? damage.notReturned : damage.text),
    { kind: 'table', rows: [{ label, details }] },
    paragraph(damage.claimed(euros(claim.amountCents), claim.number, claim.reason)),
    ...transferTable(view.language, claim.transfer),
    paragraph(damage.noVat),
    paragraph(damage.objections),
  ]);
}

/**
 * A claim is paid or a part of it, or the shop does without what is open.
 * @param cents what came, or what the shop does without
 * @param surplusCents what of it came too much
 */
export function settledMail(
  view: OrderView,
  claimId: string,
  { cents, surplusCents }: { readonly cents: Cents; readonly surplusCents: Cents },
): Mail | null {
  const { damage, about: aboutNumber, euros } = textsIn(view.language);
  const claim = view.claims.find(({ id }) => id === claimId);
  if (claim === undefined) return null;
  const { number, transfer } = claim;
  if (transfer !== null) {
    return mailAbout(view, aboutNumber(damage.partSubject, view.number), [
      paragraph(damage.part(euros(cents), number, euros(transfer.amountCents))),
      ...transferTable(view.language, transfer),
    ]);
  }
  const as = claim.settled?.as ?? 'paid';
  return mailAbout(
    view,
    aboutNumber(as === 'paid' ? damage.paidSubject : damage.waivedSubject, view.number),
    [
      paragraph(damage[as](euros(cents), number)),
      ...(surplusCents === 0 ? [] : [paragraph(damage.tooMuch(euros(surplusCents)))]),
    ],
  );
}

/** Money that was said to have come for a claim has not: it is open again, with all that is needed to pay it, or stays paid. */
export function openAgainMail(view: OrderView, claimId: string, takenCents: Cents): Mail | null {
  const { damage, euros } = textsIn(view.language);
  const claim = view.claims.find(({ id }) => id === claimId);
  if (claim === undefined) return null;
  const { number, transfer } = claim;
  if (transfer === null) return mistakenReceiptMail(view, takenCents, [nothingChanges(view)]);
  return mistakenReceiptMail(view, takenCents, [
    paragraph(damage.openAgain(euros(transfer.amountCents), number)),
    ...transferTable(view.language, transfer),
    paidAlready(view),
  ]);
}
