import { randomBytes, randomUUID } from 'node:crypto';
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox.ts';
import { createAlerts, type Alerts } from '../modules/alerts/index.ts';
import { createEnquiries, type Enquiries } from '../modules/enquiries/index.ts';
import { createCartReminders, type CartReminders } from '../modules/cart-reminders/index.ts';
import {
  createCatalogue,
  createImports,
  createPieceOffice,
  type Catalogue,
  type Imports,
  type PieceOffice,
} from '../modules/catalogue/index.ts';
import { createConsent, type Consent } from '../modules/consent/index.ts';
import {
  contentTag,
  createContent,
  dummiesLeft,
  dummyCompany,
  type Content,
} from '../modules/content/index.ts';
import { createCustomers, type Customers } from '../modules/customers/index.ts';
import {
  closeWithdrawals,
  createDeclarations,
  declarationsOf,
  ordersAwaitingAnswer,
  type Declarations,
} from '../modules/declarations/index.ts';
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
} from '../modules/fulfilment/index.ts';
import { createInventory, type Inventory } from '../modules/inventory/index.ts';
import { createInvoicing, makeDocument, type Invoicing } from '../modules/invoicing/index.ts';
import { createMedia, type Media } from '../modules/media/index.ts';
import { createNewsletter, type Newsletter } from '../modules/newsletter/index.ts';
import { createOpening, type ShopOpening } from '../modules/opening/index.ts';
import { createOrdering, forgottenAmong, type Ordering } from '../modules/ordering/index.ts';
import { createPayments, type Payments, type PaymentSetup } from '../modules/payments/index.ts';
import { addressProviderOf, createShipping, type Shipping } from '../modules/shipping/index.ts';
import { createStaff, type Staff } from '../modules/staff/index.ts';
import {
  createVatIds,
  viesAddress,
  viesRegister,
  type VatIdRegister,
  type VatIds,
} from '../modules/vat-ids/index.ts';
import { createVouchers, type Vouchers } from '../modules/vouchers/index.ts';
import { invalidate, onInvalidate, type StaleTags } from '../platform/cache-events/cache-events.ts';
import type { Settings } from '../platform/config/settings.ts';
import type { Db } from '../platform/db/db.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { Log } from '../platform/log/log.ts';
import { newSecret } from '../platform/secrets/secrets.ts';
import { createSecurityLog, type SecurityLog } from '../platform/security-log/security-log.ts';
import {
  createOfficeReads,
  createReadModels,
  type OfficeReads,
  type ReadModels,
} from '../read-models/index.ts';
import { personalDataOf, staffStock, ownPhotograph } from './between-departments.ts';
import { paymentProviders, paymentSetup } from './payment-providers.ts';
import { lacksOf, readSiteMedia } from './routes/site-pictures.ts';

/** The whole shop, built once and passed to every route, page and job. */
export interface Shop {
  readonly db: Db;
  readonly clock: () => Date;
  readonly catalogue: Catalogue;
  readonly pieceOffice: PieceOffice;
  readonly imports: Imports;
  readonly content: Content;
  readonly inventory: Inventory;
  readonly shipping: Shipping;
  readonly alerts: Alerts;
  readonly vouchers: Vouchers;
  readonly vatIds: VatIds;
  readonly ordering: Ordering;
  readonly fulfilment: Fulfilment;
  readonly declarations: Declarations;
  readonly opening: ShopOpening;
  readonly invoicing: Invoicing;
  readonly newsletter: Newsletter;
  readonly cartReminders: CartReminders;
  readonly customers: Customers;
  readonly staff: Staff;
  readonly consent: Consent;
  readonly media: Media;
  readonly enquiries: Enquiries;
  readonly files: FileStore;
  readonly payments: Payments;
  readonly paymentSetup: PaymentSetup;
  /** The stand-in for the providers; null if a provider has keys, or if strangers could reach it. */
  readonly sandbox: Sandbox | null;
  readonly reads: ReadModels;
  readonly office: OfficeReads;
  readonly securityLog: SecurityLog;
  /** Calls back with the affected tags when something shown in lists or pages has changed, in any process. */
  onCatalogueChange(callback: (tags: StaleTags) => void): Promise<void>;
  close(): Promise<void>;
}

type ShopSettings = Pick<
  Settings,
  | 'publicUrl'
  | 'isPublic'
  | 'smtpUrl'
  | 'rateLimits'
  | 'payment'
  | 'addresses'
  | 'translation'
  | 'vatIdRegister'
  | 'secondFactorRequired'
  | 'germanThroughout'
>;

/** The shop's name and trade: words that attackers try first as passwords (ASVS 6.2.11). */
const wordsOfTrade = ['wmk', 'möbel', 'moebel', 'vintage', 'bootsholz', 'antik', 'berlin', 'shop', 'büro'];

/** Builds the shop on an open and migrated database. */
export function composeShop(
  db: Db,
  files: FileStore,
  clock: () => Date,
  settings: ShopSettings,
  log: Log,
): Shop {
  const securityLog = createSecurityLog({ db, now: clock, log });
  const inventory = createInventory();
  const stockOfMany = {
    setStock: inventory.setStocks,
    countUnits: inventory.countUnits,
    lockStock: inventory.lockStock,
    invalidate,
  };
  const catalogue = createCatalogue(stockOfMany);
  const content = createContent({ db, now: clock, newId: randomUUID, invalidate });
  const shopEmail = async () => (await content.companyData()).email;
  const shipping = createShipping({
    db,
    now: clock,
    catalogue,
    invalidate,
    soldAbroad: (handle) => opening.soldAbroad(handle),
    addresses: addressProviderOf(settings.addresses, { now: clock, log }),
  });
  const { publicUrl, payment } = settings;
  const alerts = createAlerts({
    db,
    now: clock,
    newId: randomUUID,
    newSecret,
    publicUrl,
    catalogue,
    inventory,
  });
  const shopWords = async () => {
    const { firm, shopName } = await content.companyData();
    return [firm, shopName, new URL(publicUrl).hostname, ...wordsOfTrade];
  };
  const staff = createStaff({
    db,
    now: clock,
    newId: randomUUID,
    newSecret,
    publicUrl,
    limitAttempts: settings.rateLimits,
    secondFactorRequired: settings.secondFactorRequired,
    shopWords,
    recordSecurityEvent: securityLog.record,
  });
  const sandbox = payment.sandbox ? createSandbox({ db, now: clock, publicUrl }) : null;
  const payments = createPayments({
    recordSecurityEvent: securityLog.record,
    db,
    now: clock,
    newId: randomUUID,
    providers: paymentProviders(payment, sandbox, publicUrl, log),
    log,
  });
  const invoicing = createInvoicing({ db, now: clock, newId: randomUUID, files, makeDocument });
  const opening = createOpening({
    db,
    now: clock,
    isPublic: settings.isPublic,
    isTrial: payment.isTrial,
    hasMailServer: settings.smtpUrl !== null,
    germanThroughout: settings.germanThroughout,
    staffWithoutSecondFactor: staff.staffWithoutSecondFactor,
    dummiesLeft: async () => dummiesLeft(await content.companyData(), dummyCompany),
    forgetPages: (tx) => invalidate(tx, [contentTag]),
  });
  const vouchers = createVouchers({
    db,
    now: clock,
    newId: randomUUID,
    randomBytes,
    moveValue: staff.moveValue,
    publicUrl,
    company: content.companyData,
  });
  const vatIds = createVatIds({
    db,
    now: clock,
    newId: randomUUID,
    log,
    forgottenOrders: forgottenAmong,
    register: registerOf(settings.vatIdRegister, sandbox),
    ownVatId: async () => (await content.companyData()).vatId,
  });
  const ordering = createOrdering({
    db,
    now: clock,
    newId: randomUUID,
    newSecret,
    catalogue,
    inventory,
    shipping,
    vouchers,
    payments,
    invoicing,
    content,
    files,
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
    invalidate,
    publicUrl: settings.publicUrl,
    takesOrders: opening.takesOrders,
    soldAbroad: opening.soldAbroad,
    distanceSaleRules: opening.distanceSaleRules,
    vatIds,
    isTrial: payment.isTrial,
    limitHolds: settings.rateLimits,
    moveValue: staff.moveValue,
  });
  const fulfilment = createFulfilment({
    db,
    now: clock,
    newId: randomUUID,
    inventory,
    ordering,
    invalidate,
    moveValue: staff.moveValue,
    files,
  });
  const declarations = createDeclarations({
    db,
    now: clock,
    newId: randomUUID,
    isLimited: settings.rateLimits,
    shopEmail,
    publicUrl: settings.publicUrl,
  });
  const media = createMedia({
    db,
    log,
    files,
    now: clock,
    newSecret,
    ownPhotograph,
    shownOf: async (keys) => [
      ...(await catalogue.picturesShown(db, keys)),
      ...(await ordering.picturesShown(keys)),
    ],
  });
  const toAddresses = { db, now: clock, newId: randomUUID, newSecret, publicUrl };
  const newsletter = createNewsletter(toAddresses);
  const reads = createReadModels(db, clock);
  const cartReminders = createCartReminders({ ...toAddresses, ordering, goodsIn: reads.inLanguage });
  const enquiries = createEnquiries({
    db,
    now: clock,
    newId: randomUUID,
    catalogue,
    media,
    shopEmail,
    publicUrl,
  });
  return {
    db,
    clock,
    catalogue,
    pieceOffice: createPieceOffice({
      db,
      now: clock,
      newId: randomUUID,
      invalidate,
      translation: settings.translation,
      ...staffStock(inventory),
      usePictures: media.usePictures,
      releasePictures: media.releaseShopPictures,
    }),
    imports: createImports({ db, files, now: clock, newId: randomUUID, pieces: stockOfMany }),
    content,
    inventory,
    shipping,
    alerts,
    vouchers,
    vatIds,
    ordering,
    fulfilment,
    declarations,
    opening,
    invoicing,
    payments,
    paymentSetup: paymentSetup(payment, sandbox),
    sandbox,
    newsletter,
    cartReminders,
    customers: createCustomers({
      db,
      now: clock,
      newId: randomUUID,
      newSecret,
      publicUrl: settings.publicUrl,
      limitAttempts: settings.rateLimits,
      shopWords,
      personalData: personalDataOf({
        ordering,
        vatIds,
        declarations,
        newsletter,
        cartReminders,
        alerts,
        enquiries,
        vouchers,
        securityLog,
      }),
      recordSecurityEvent: securityLog.record,
    }),
    staff,
    consent: createConsent({ db, now: clock }),
    media,
    enquiries,
    files,
    securityLog,
    office: createOfficeReads(db, clock, lacksOf(readSiteMedia())),
    reads,
    onCatalogueChange: (callback) => onInvalidate(db, callback),
    close: async () => {
      sandbox?.stop();
      await securityLog.stop();
      await db.close();
    },
  };
}

/** The stand-in speaks VIES' own HTTP: only the address differs, and what its answers are worth. */
function registerOf(name: Settings['vatIdRegister'], sandbox: Sandbox | null): VatIdRegister | null {
  if (name === 'vies') return viesRegister(name, () => viesAddress);
  return name === null || sandbox === null ? null : viesRegister(name, () => `${sandbox.address()}/vies`);
}
