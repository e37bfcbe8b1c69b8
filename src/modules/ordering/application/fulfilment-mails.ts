import type { Mail } from '../../../platform/mail/mail.ts';
import { lastDayBefore } from '../domain/deadlines.ts';
import type { FulfilmentEvent } from '../domain/fulfilment-machine.ts';
import type { OrderLine } from '../domain/order.ts';
import { lineRow, mailAbout, orderMailTexts, paragraph } from './order-mails.ts';
import type { OrderView } from './order-view.ts';

interface Moved {
  readonly line: OrderLine;
  readonly event: FulfilmentEvent;
}

interface Said {
  readonly subject: string;
  readonly text: string;
}

/** What the customer is told when lines of an order have moved on; null: nothing that a mail would be wanted for. */
export function fulfilmentMail(view: OrderView, moved: readonly Moved[]): Mail | null {
  const [first] = moved;
  if (first === undefined) return null;
  const { event } = first;
  const t = orderMailTexts(view.language);
  const lines = moved.map(({ line }) => line);
  switch (event.type) {
    case 'piece-prepared':
      // Deliveries are arranged by telephone; a mail about each step would be one too many.
      return view.delivery === 'pickup' ? about(view, lines, t.ready) : null;
    case 'piece-shipped':
      return about(view, lines, t.shipped, tracking(view, event));
    case 'piece-handed-over':
      return handedOver(view, moved);
    case 'rental-returned':
      return about(view, lines, t.returned);
    // Both are written by what tells of them: the job, and what records a return.
    case 'rental-overdue':
    case 'line-taken-back':
      return null;
    default:
      return event satisfies never;
  }
}

/** The rental's time has ended, and it has not come back. */
export function overdueMail(view: OrderView, line: OrderLine): Mail {
  const { overdue } = orderMailTexts(view.language);
  const mail = about(view, [line], overdue);
  return { ...mail, blocks: [...mail.blocks, paragraph(overdue.next)] };
}

function about(view: OrderView, lines: readonly OrderLine[], said: Said, facts: string[] = []): Mail {
  const rows = lines.map((line) => {
    const { label, details } = lineRow(view, line);
    return { label, details };
  });
  return mailAbout(view, orderMailTexts(view.language).about(said.subject, view.number), [
    paragraph(said.text),
    ...(facts.length === 0 ? [] : [paragraph(facts.join('\n'))]),
    { kind: 'table', rows },
  ]);
}

function tracking(
  { language }: OrderView,
  { carrier, tracking: number }: Extract<FulfilmentEvent, { type: 'piece-shipped' }>,
): string[] {
  const t = orderMailTexts(language);
  return [
    ...(carrier === null ? [] : [t.carrier(carrier)]),
    ...(number === null ? [] : [t.tracking(number)]),
  ];
}

/** Who has bought a piece knows that it is there; who rents one is told until when. */
function handedOver(view: OrderView, moved: readonly Moved[]): Mail | null {
  const t = orderMailTexts(view.language);
  const ends = moved.flatMap(({ line, event }) =>
    event.type === 'piece-handed-over' && event.dueAt !== null
      ? [t.rentedUntil(line.title, t.day(lastDayBefore(event.dueAt)))]
      : [],
  );
  if (ends.length === 0) return null;
  const lines = moved.map(({ line }) => line);
  return about(view, lines, t.rentalBegan, ends);
}
