import { sql } from 'kysely';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { queries, type Db } from '../../../platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { newSecret } from '../../../platform/secrets/secrets.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import type { DistanceSaleRules } from '../../../shared/money/distance-sales.ts';
import type { SoldAbroad } from '../../../shared/money/sale-kind.ts';
import type { CartItem } from '../../cart/index.ts';
import { purchasablePieces } from '../../catalogue/application/purchasable-pieces.ts';
import { createContent, dummyCompany, type Content } from '../../content/index.ts';
import {
  closeWithdrawals,
  createDeclarations,
  declarationsOf,
  ordersAwaitingAnswer,
  type Declarations,
} from '../../declarations/index.ts';
import {
  claimsOf,
  createFulfilment,
  exemptionProofOf,
  forgetOrders,
  ordersWithRentalsOut,
  lineSteps,
  progressOf,
  progressOfOrders,
  returnsOf,
  type Fulfilment,
} from '../../fulfilment/index.ts';
import { createInventory, type Inventory } from '../../inventory/index.ts';
import { createInvoicing, type Invoicing } from '../../invoicing/index.ts';
import { makeRefund } from '../../payments/application/refund-payment.ts';
import { createPayments, type Payments, type PaymentsDependencies } from '../../payments/index.ts';
import { createShipping } from '../../shipping/index.ts';
import { moveValue } from '../../staff/application/login-rules.ts';
import { createVatIds, type VatIdRegister } from '../../vat-ids/index.ts';
import { createVouchers, type Vouchers } from '../../vouchers/index.ts';
import { createOrdering, type Checkout, type Ordering } from '../index.ts';

export interface TestOrdering {
  readonly db: TestDatabase;
  readonly ordering: Ordering;
  readonly fulfilment: Fulfilment;
  readonly declarations: Declarations;
  readonly inventory: Inventory;
  readonly payments: Payments;
  readonly invoicing: Invoicing;
  /** What was recorded of payments, by kind. */
  readonly securityEvents: readonly string[];
  readonly vouchers: Vouchers;
  /** Without any text at first, but with the company's data. */
  readonly content: Content;
  /** What was put into the file store, by key. */
  readonly files: ReadonlyMap<string, string>;
  now(): Date;
  setNow(now: Date): void;
  passMinutes(minutes: number): void;
  /** Does what the jobs would: the refunds that were ordered so far. */
  makeRefunds(): Promise<void>;
  /** As if the result of a payment had not been recorded yet. */
  forgetState(paymentId: string): Promise<void>;
  /** Mails that were ordered so far, the oldest first. */
  mails(): Promise<Mail[]>;
}

export const testAccount = { holder: 'Muster', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' };

const everySale: SoldAbroad = { 'eu-consumer': true, 'eu-business': true, 'third-country': true };

/** Ordering with its real neighbours over a fresh database. Tests move the time. */
export async function openTestOrdering(
  options: {
    readonly limitHolds?: boolean;
    readonly isTrial?: () => boolean;
    readonly takesOrders?: () => boolean;
    /** Which kinds of sales abroad are sold. Default: all. */
    readonly soldAbroad?: () => SoldAbroad;
    /** Default: nothing was sold elsewhere, and distance sales are taxed here as long as the law says. */
    readonly distanceSaleRules?: () => DistanceSaleRules;
    readonly providers?: PaymentsDependencies['providers'];
    /** The register that confirms VAT IDs. Default: none. */
    readonly register?: VatIdRegister;
  } = {},
): Promise<TestOrdering> {
  const db = await openTestDatabase();
  const inventory = createInventory();
  let now = new Date('2028-02-29T11:00:00Z');
  const clock = () => now;
  const securityEvents: string[] = [];
  const paymentsDependencies = {
    recordSecurityEvent: ({ kind }: { readonly kind: string }) => void securityEvents.push(kind),
    db,
    now: clock,
    newId: randomUUID,
    providers: options.providers ?? {},
    log: { error: () => undefined, warn: () => undefined },
  };
  const content = createContent({ db, now: clock, newId: randomUUID, invalidate: async () => undefined });
  await content.saveCompanyData(
    { ...dummyCompany, bankAccount: testAccount },
    { kind: 'system', name: 'test' },
  );
  const soldAbroad = async () => options.soldAbroad?.() ?? everySale;
  const shipping = createShipping({
    db,
    now: clock,
    catalogue: { purchasablePieces },
    invalidate: async () => undefined,
    addresses: null,
    soldAbroad,
  });
  await shipping.fillFirst();
  const files = new Map<string, string>();
  const keptFile = async (key: string) => {
    const text = files.get(key);
    return text === undefined
      ? null
      : { stream: Readable.from([text]), size: text.length, contentType: 'text/plain' };
  };
  const payments = createPayments(paymentsDependencies);
  const invoicing = createInvoicing({
    db,
    now: clock,
    newId: randomUUID,
    files: { put: async () => undefined, get: async () => null, delete: async () => undefined },
    makeDocument: async () => new Uint8Array(),
  });
  const vouchers = createVouchers({
    db,
    now: clock,
    newId: randomUUID,
    randomBytes,
    moveValue,
    publicUrl: 'https://wmk.example',
    company: async () => dummyCompany,
  });
  const ordering = createOrdering({
    db,
    now: clock,
    newId: randomUUID,
    newSecret,
    catalogue: { purchasablePieces },
    inventory,
    shipping,
    vouchers,
    vatIds: createVatIds({
      db,
      now: clock,
      newId: randomUUID,
      log: paymentsDependencies.log,
      register: options.register ?? null,
      ownVatId: async () => dummyCompany.vatId,
      forgottenOrders: async () => [],
    }),
    payments,
    invoicing,
    content,
    files: {
      putContentAddressed: async (bytes, extension) => {
        const key = `sha256/${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
        files.set(key, Buffer.from(bytes).toString());
        return key;
      },
      get: keptFile,
    },
    afterContract: {
      progressOf,
      lineSteps,
      progressOfOrders,
      ordersWithRentalsOut,
      returnsOf,
      claimsOf,
      forgetOrders,
      exemptionProofOf,
      declarationsOf,
      ordersAwaitingAnswer,
      closeWithdrawals,
    },
    invalidate: async () => undefined,
    publicUrl: 'https://wmk.example',
    soldAbroad,
    distanceSaleRules: async () =>
      options.distanceSaleRules?.() ?? { taxedThereSince: null, elsewhereCents: {} },
    takesOrders: () => Promise.resolve(options.takesOrders?.() ?? true),
    get isTrial() {
      return options.isTrial?.() ?? false;
    },
    moveValue,
    limitHolds: options.limitHolds ?? false,
  });
  const fulfilment = createFulfilment({
    db,
    now: clock,
    newId: randomUUID,
    inventory,
    ordering,
    moveValue,
    invalidate: async () => undefined,
    files: {
      put: async (key, contents) => void files.set(key, Buffer.from(contents as Uint8Array).toString()),
      get: keptFile,
      delete: async (key) => void files.delete(key),
    },
  });
  const declarations = createDeclarations({
    db,
    now: clock,
    newId: randomUUID,
    isLimited: options.limitHolds ?? false,
    shopEmail: async () => 'shop@example.org',
    publicUrl: 'https://shop.example',
  });
  return {
    db,
    ordering,
    fulfilment,
    declarations,
    inventory,
    payments,
    invoicing,
    securityEvents,
    vouchers,
    content,
    files,
    now: clock,
    setNow: (moment) => {
      now = moment;
    },
    passMinutes: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    async makeRefunds() {
      const { rows } = await sql<{
        id: string;
      }>`select id from provider_refunds where done_at is null`.execute(queries<object>(db));
      for (const { id } of rows) await makeRefund(paymentsDependencies, id);
    },
    async forgetState(paymentId) {
      await sql`update provider_payments set state = 'open' where id = ${paymentId}`.execute(
        queries<object>(db),
      );
    },
    async mails() {
      const { rows } = await sql<{ payload: Mail }>`
        select payload from outbox where job = 'send-mail' order by id
      `.execute(queries<object>(db));
      return rows.map(({ payload }) => payload);
    },
  };
}

let made = 0;

interface PieceRequest {
  readonly title?: string;
  readonly shopType?: 'vintage' | 'boatwood';
  readonly priceCents?: Cents;
  readonly carriers?: 2 | 4 | 6;
  readonly assembly?: boolean;
  /** Names of variants, each with as many units as `units` says. */
  readonly variants?: readonly string[];
  readonly units?: number;
}

/** A published piece that can be bought and rented, of 900 €. Its variants' ids are `{id}-{name}`. */
export async function aPieceForSale(
  db: Db,
  inventory: Inventory,
  request: PieceRequest = {},
): Promise<string> {
  const { title = 'Sideboard', shopType = 'vintage', priceCents = 90_000, carriers = 2, units = 1 } = request;
  made += 1;
  const id = `piece-${made}`;
  const variants = (request.variants ?? []).map((name) => `${id}-${name}`);
  await db.transaction(async (tx) => {
    const q = queries<object>(tx);
    await sql`
      insert into pieces (
        id, sku, title, shop_type, price_cents, charge_tax_percent, tax_scheme, assembly_service, rentable, carriers,
        materials, condition, product_safety, descriptions, published_at, created_at, updated_at
      ) values (
        ${id}, ${id}, ${title}, ${shopType}, ${priceCents}, 0, ${shopType === 'vintage' ? 'margin' : 'standard'},
        ${request.assembly ?? false}, true, ${carriers}, '{}', 'gut', '{}', '{}',
        '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'
      )
    `.execute(q);
    for (const [position, variant] of variants.entries()) {
      await sql`
        insert into variants (id, piece_id, sku, name, position)
        values (${variant}, ${id}, ${variant}, ${request.variants?.[position] ?? ''}, ${position})
      `.execute(q);
    }
    const ids = variants.length === 0 ? [null] : variants;
    await inventory.addUnits(
      tx,
      ids.map((variantId) => ({ pieceId: id, variantId, count: units })),
    );
  });
  return id;
}

/** One of the piece, bought. */
export function aCartItem(pieceId: string, item: Partial<CartItem> = {}): CartItem {
  return { pieceId, variantId: null, quantity: 1, rentOption: null, assembly: false, ...item };
}

let buyers = 0;

/** A checkout of these items by somebody new, delivered to Friedrichshain for 25 €. */
export function aCheckout(
  items: readonly CartItem[],
  totalCents: Cents,
  changes: Partial<Checkout> & { readonly email?: string } = {},
): Checkout {
  buyers += 1;
  const { email = `buyer-${buyers}@example.org`, ...rest } = changes;
  return {
    items,
    customer: {
      email,
      phone: '+49 30 5550123',
      firstName: 'Ada',
      lastName: 'Muster',
      company: null,
      vatId: null,
      street: `Boxhagener Straße ${buyers}`,
      apartment: null,
      postalCode: '10245',
      city: 'Berlin',
      country: 'DE',
      kind: 'consumer',
      carrierContact: false,
      billing: null,
      note: null,
    },
    delivery: 'shipment',
    paymentMethod: 'bank_transfer',
    totalCents,
    checkoutKey: null,
    ...rest,
  };
}

export const aRequest = { idempotencyKey: null, client: '127.0.0.1' };
