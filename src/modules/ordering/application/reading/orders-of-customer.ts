import { buffer } from 'node:stream/consumers';
import { lockTexts } from '../../../../platform/db/db.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { orderMail } from '../../../../platform/mail/order-mail.ts';
import { mailsAbout } from '../../../../platform/mail/sent-mails.ts';
import {
  afterTheEnd,
  shownState,
  unitsGivenUp,
  type ShownState,
} from '../../../../shared/orders/line-fulfilment.ts';
import { unitsGone, type UnitsGone } from '../../../../shared/orders/units-gone.ts';
import type { RentOption } from '../../../../shared/orders/rental-terms.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { addressIn } from '../../../../shared/text/language.ts';
import { hourMs } from '../../../../shared/time/durations.ts';
import type { InvoiceFile } from '../../../invoicing/index.ts';
import type { LegalSlug } from '../../domain/legal-texts.ts';
import { orderNumber, orderNumberIn, parseOrderNumber } from '../../domain/order.ts';
import {
  ordersOfAccount,
  ordersOfPerson,
  type OrderedLine,
  type OrderOfAccount,
} from '../../infrastructure/customer-orders.ts';
import { addClaim, claimsSince, giveOrder, useClaim } from '../../infrastructure/stored-claim.ts';
import { historyOf, textsOf, readOrder, type StoredOrder } from '../../infrastructure/stored-order.ts';
import { orderMailTexts } from '../mails/mail-parts.ts';
import { acceptedMail } from '../mails/order-mails.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import type { LineProgress } from '../placing/after-contract.ts';
import type { NoSuchOrder } from './get-order.ts';
import { viewOrder, type OrderView } from './order-view.ts';
import { hashOfEmail } from '../placing/prove-mailbox.ts';

export type OrderOfCustomer = Result<OrderView, NoSuchOrder>;

/** An order in the list of an account. */
export interface ListedOrder extends Omit<OrderOfAccount, 'id' | 'hasEnded' | 'lines'> {
  readonly lines: readonly (Omit<OrderedLine, 'position'> & {
    readonly fulfilment: ShownState;
    readonly gone: UnitsGone;
  })[];
}

type Reading = Pick<OrderingDependencies, 'db' | 'afterContract'>;

/** What an account has ordered, the newest first. */
export async function ordersOfCustomer(deps: Reading, customerId: string): Promise<ListedOrder[]> {
  const { orders, progressOf } = await withProgress(deps, customerId);
  const returns = await Promise.all(orders.map(({ id }) => deps.afterContract.returnsOf(deps.db, id)));
  return orders.map(({ id, hasEnded, lines, ...order }, index) => ({
    ...order,
    lines: lines.map(({ position, ...line }) => {
      const { fulfilment } = progressOf(id, position);
      return {
        ...line,
        fulfilment: shownState(hasEnded ? afterTheEnd(fulfilment) : fulfilment),
        gone: unitsGone(returns[index] ?? [], position, unitsGivenUp(fulfilment)),
      };
    }),
  }));
}

/** A piece that somebody rents, has rented, or is about to. */
export interface ListedRental extends Omit<OrderedLine, 'position'> {
  readonly number: number;
  readonly rentOption: RentOption;
  readonly fulfilment: ShownState;
  readonly handedOverAt: Date | null;
  /** When it must be back. */
  readonly dueAt: Date | null;
  readonly returnedAt: Date | null;
}

/** What an account rents: what is not back first, by its end. */
export async function rentalsOfCustomer(deps: Reading, customerId: string): Promise<ListedRental[]> {
  const { orders, progressOf } = await withProgress(deps, customerId);
  const rentals = orders
    .filter(({ state }) => state === 'accepted')
    .toSorted((a, b) => b.number - a.number)
    .flatMap(({ id, number, lines }) =>
      lines.flatMap(({ position, rentOption, ...line }) => {
        if (rentOption === null) return [];
        const { fulfilment, dueAt } = progressOf(id, position);
        const state = shownState(fulfilment);
        if (state === 'taken-out') return [];
        return [
          {
            number,
            ...line,
            rentOption,
            dueAt,
            fulfilment: state,
            handedOverAt: 'handedOverAt' in fulfilment ? fulfilment.handedOverAt : null,
            returnedAt: fulfilment.state === 'returned' ? fulfilment.returnedAt : null,
          },
        ];
      }),
    );
  const end = ({ dueAt }: ListedRental) => dueAt?.getTime() ?? Infinity;
  const isBack = ({ returnedAt }: ListedRental) => returnedAt !== null;
  return rentals.toSorted((a, b) => Number(isBack(a)) - Number(isBack(b)) || compare(end(a), end(b)));
}

/** The order of two numbers, which may be infinite. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** The orders of an account, and how far each of their lines is. */
async function withProgress({ db, afterContract }: Reading, customerId: string) {
  const orders = await ordersOfAccount(db, customerId);
  const progress = await afterContract.progressOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  const known = new Map(progress.map((line) => [`${line.orderId} ${line.position}`, line]));
  return {
    orders,
    progressOf: (id: string, position: number): Pick<LineProgress, 'fulfilment' | 'dueAt'> =>
      known.get(`${id} ${position}`) ?? { fulfilment: { state: 'waiting' }, dueAt: null },
  };
}

/** One order of an account by its number; another's is none. */
export async function orderOfCustomer(
  deps: Pick<OrderingDependencies, 'db' | 'content' | 'afterContract'>,
  customerId: string,
  number: string,
): Promise<OrderOfCustomer> {
  const stored = await owned(deps, customerId, number);
  return stored === null ? fail({ code: 'order-not-found' }) : ok(await viewOrder(deps, deps.db, stored));
}

async function owned(
  { db }: Pick<OrderingDependencies, 'db'>,
  customerId: string,
  number: string,
): Promise<StoredOrder | null> {
  const parsed = parseOrderNumber(number);
  const stored = parsed === null ? null : await readOrder(db, { number: parsed });
  return stored?.customerId === customerId && stored.order.state !== 'draft' ? stored : null;
}

/** A text that applied to an order, word for word as it was kept with it. */
export async function textOfOrder(
  { db, files }: Pick<OrderingDependencies, 'db' | 'files'>,
  customerId: string,
  { number, slug }: { readonly number: string; readonly slug: LegalSlug },
): Promise<Result<string, NoSuchOrder>> {
  const stored = await owned({ db }, customerId, number);
  const applied = stored === null ? [] : await textsOf(db, stored.id);
  const fileKey = applied.find((text) => text.slug === slug)?.fileKey;
  const file = fileKey === undefined ? null : await files.get(fileKey);
  if (file === null) return fail({ code: 'order-not-found' });
  return ok((await buffer(file.stream)).toString('utf8'));
}

/** The PDF of one of the documents of an account's order. */
export async function invoiceOfCustomer(
  { db, invoicing }: Pick<OrderingDependencies, 'db' | 'invoicing'>,
  customerId: string,
  { number, invoice }: { readonly number: string; readonly invoice: string },
): Promise<InvoiceFile | null> {
  const stored = await owned({ db }, customerId, number);
  return stored === null ? null : invoicing.invoiceFile(stored.id, invoice);
}

/** The confirmation of an accepted order (§ 312f BGB), as its mail says it. */
export async function confirmationOfOrder(
  deps: Pick<OrderingDependencies, 'db' | 'content' | 'afterContract' | 'publicUrl'>,
  customerId: string,
  number: string,
): Promise<Result<Mail, NoSuchOrder>> {
  const found = await orderOfCustomer(deps, customerId, number);
  if (!found.ok) return found;
  const view = found.value;
  if (view.state !== 'accepted') return fail({ code: 'order-not-found' });
  const order = `${deps.publicUrl}${addressIn(view.language, `/account/orders/${view.number}`)}`;
  return ok(acceptedMail(view, { order, publicUrl: deps.publicUrl }));
}

interface Subject {
  readonly customerId: string;
  /** Null: only what belongs to the account. */
  readonly confirmedEmail: string | null;
}

/** The ids of a customer's orders, for departments that keep something about an order. */
export function ordersOfSubject(
  { db }: Pick<OrderingDependencies, 'db'>,
  { customerId, confirmedEmail }: Subject,
): Promise<string[]> {
  const emailKey = confirmedEmail === null ? null : hashOfEmail(confirmedEmail);
  return ordersOfPerson(db, { customerId, emailKey });
}

/** All that the shop has on a customer's orders (Art. 15 GDPR). */
export async function orderDataOf(
  deps: Pick<OrderingDependencies, 'db' | 'content' | 'afterContract'>,
  subject: Subject,
): Promise<object> {
  const { db } = deps;
  const ids = await ordersOfSubject(deps, subject);
  const orders = await Promise.all(
    ids.map(async (id) => {
      const stored = await readOrder(db, { id });
      if (stored === null) return null;
      const [view, events, mails] = await Promise.all([
        viewOrder(deps, db, stored),
        historyOf(db, id),
        mailsAbout(db, { entity: 'orders', id: orderNumber(stored.number) }),
      ]);
      // Customers may know the notes that staff have made about them, too.
      const notes = events.filter(({ type }) => type === 'note').map(({ at, facts }) => ({ at, ...facts }));
      return { ...view, notes, mails };
    }),
  );
  return { orders: orders.filter((order) => order !== null) };
}

const linkHours = 24;
const linksPerOrderADay = 3;
const linksPerAccountADay = 10;

/**
 * Mails a link to the address of a guest's order, by which the account that asks takes it over. Says the same whether
 * there is such an order or not: numbers can be guessed.
 */
export async function askToClaim(
  deps: Pick<OrderingDependencies, 'db' | 'now' | 'newSecret' | 'publicUrl'>,
  customerId: string,
  typed: string,
): Promise<void> {
  const number = orderNumberIn(typed);
  if (number === null) return;
  const now = deps.now();
  const token = deps.newSecret();
  await deps.db.transaction(async (tx) => {
    await lockTexts(tx, [`claim ${customerId}`, `claim ${number}`]);
    const order = await readOrder(tx, { number });
    if (order === null || !isClaimable(order)) return;
    const since = new Date(now.getTime() - 24 * hourMs);
    const { ofOrder, ofCustomer } = await claimsSince(tx, { orderId: order.id, customerId }, since);
    if (ofOrder >= linksPerOrderADay || ofCustomer >= linksPerAccountADay) return;
    const expiresAt = new Date(now.getTime() + linkHours * hourMs);
    await addClaim(tx, token, { orderId: order.id, customerId, createdAt: now, expiresAt });
    // After '#': no server and no log sees it, and programs that open links in mails take over nothing.
    await orderMail(
      tx,
      () =>
        claimMail(
          order,
          `${deps.publicUrl}${addressIn(order.language, '/account/claim-order')}#token=${token}`,
        ),
      now,
    );
  });
}

function isClaimable({ order, customerId, customer, isRestricted }: StoredOrder): boolean {
  const isOrdered = order.state === 'offered' || order.state === 'accepted';
  return isOrdered && customerId === null && customer.email !== '' && !isRestricted;
}

/**
 * Takes a guest's order over into the account that asked for the link, once.
 * @returns the order's number
 */
export async function claimOrder(
  { db, now }: Pick<OrderingDependencies, 'db' | 'now'>,
  customerId: string,
  token: string,
): Promise<Result<string, { readonly code: 'mail-link-expired' }>> {
  return db.transaction(async (tx): Promise<Result<string, { readonly code: 'mail-link-expired' }>> => {
    const orderId = await useClaim(tx, token, customerId, now());
    if (orderId === null || !(await giveOrder(tx, orderId, customerId)))
      return fail({ code: 'mail-link-expired' });
    const order = await readOrder(tx, { id: orderId });
    return order === null ? fail({ code: 'mail-link-expired' }) : ok(orderNumber(order.number));
  });
}

function claimMail({ customer, number, language }: StoredOrder, link: string): Mail {
  const t = orderMailTexts(language);
  return {
    to: customer.email,
    language,
    subject: t.claimSubject(orderNumber(number)),
    blocks: [
      { kind: 'paragraph', text: t.claim },
      { kind: 'button', label: t.takeOver, address: link },
      { kind: 'note', text: t.claimNote(linkHours) },
    ],
  };
}
