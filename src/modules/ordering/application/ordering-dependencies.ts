import type { Actor } from '../../../shared/staff/actor.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import type { DistanceSaleRules } from '../../../shared/money/distance-sales.ts';
import type { SoldAbroad } from '../../../shared/money/sale-kind.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { Content } from '../../content/index.ts';
import type { Inventory } from '../../inventory/index.ts';
import type { Invoicing } from '../../invoicing/index.ts';
import type { Payments } from '../../payments/index.ts';
import type { Shipping } from '../../shipping/index.ts';
import type { VatIds } from '../../vat-ids/index.ts';
import type { Vouchers } from '../../vouchers/index.ts';
import type { AfterContract } from './placing/after-contract.ts';

/** What the use cases of ordering work with. */
export interface OrderingDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  /** At least 128 random bits as text that fits into an address. */
  readonly newSecret: () => string;
  readonly catalogue: Pick<Catalogue, 'purchasablePieces'>;
  readonly inventory: Pick<
    Inventory,
    'holdUnits' | 'holdAgain' | 'sellOrRent' | 'releaseReference' | 'shareHeld' | 'takeBackAll'
  >;
  readonly shipping: Pick<Shipping, 'fee' | 'hasAssembly'>;
  readonly vouchers: Pick<
    Vouchers,
    | 'findVoucher'
    | 'whyUsedUp'
    | 'takeVoucher'
    | 'giftBalance'
    | 'askGiftBalance'
    | 'usesOfGift'
    | 'lockGiftFor'
    | 'takeGift'
    | 'giftLeftOf'
    | 'refundToGift'
    | 'giveBack'
    | 'takeAgain'
    | 'issueBoughtGift'
    | 'codeOfBoughtGift'
    | 'codeToSend'
    | 'giftsToSend'
    | 'noteGiftSent'
    | 'giftPaper'
  >;
  readonly vatIds: Pick<
    VatIds,
    | 'confirm'
    | 'confirmForOrder'
    | 'confirmedDaysOf'
    | 'consultationsOf'
    | 'freshConfirmation'
    | 'restOrderOn'
  >;
  readonly payments: Pick<
    Payments,
    | 'offers'
    | 'open'
    | 'look'
    | 'capture'
    | 'cancel'
    | 'find'
    | 'unsettled'
    | 'captured'
    | 'unsettledOf'
    | 'orderRefund'
    | 'refundable'
    | 'refundState'
    | 'retryRefund'
    | 'refundPaidOtherwise'
    | 'askForCases'
    | 'tellShipment'
    | 'keepCases'
    | 'casesOf'
    | 'protectionOf'
    | 'releaseCases'
    | 'forgetReleases'
  >;
  readonly invoicing: Pick<
    Invoicing,
    | 'issueInvoice'
    | 'issueCreditNote'
    | 'cancelInvoice'
    | 'correctVat'
    | 'issueToAnother'
    | 'invoiceFile'
    | 'restrict'
  >;
  /** The texts that apply, and where mails find them as files; the company's account and stores. */
  readonly content: Pick<Content, 'legalTexts' | 'textFile' | 'readingFile' | 'companyData' | 'closures'>;
  readonly files: Pick<FileStore, 'putContentAddressed' | 'get'>;
  readonly afterContract: AfterContract;
  /** Announces, with the transaction, which cached pages are out of date. */
  readonly invalidate: (tx: Tx, tags: readonly string[]) => Promise<void>;
  /** Links in mails begin with it; without a trailing slash. */
  readonly publicUrl: string;
  /** False: the shop is still closed, to be looked at only. */
  readonly takesOrders: () => Promise<boolean>;
  /** Which kinds of sales abroad the owner has decided for. */
  readonly soldAbroad: (handle: Db | Tx) => Promise<SoldAbroad>;
  /** The owner's decisions and statements about distance sales. */
  readonly distanceSaleRules: (handle: Db | Tx) => Promise<DistanceSaleRules>;
  /** Whether cards and wallets move no money: papers and mails of such payments say so for ever. */
  readonly isTrial: boolean;
  /** Off only where settings say `RATE_LIMITS=off`. */
  readonly limitHolds: boolean;
  /** @throws FreshLoginNeeded above what somebody may give away in a day without showing once more who they are */
  readonly moveValue: (tx: Tx, actor: Actor, cents: Cents, now: Date) => Promise<void>;
}

/** Pages show whether a piece is available: they are stale when units of it are taken or given back. */
export function tagsOf(lines: readonly { readonly pieceId: string }[]): string[] {
  return [...new Set(lines.map(({ pieceId }) => `piece:${pieceId}`))];
}
