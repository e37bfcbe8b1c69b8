import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { Cents } from '../../../shared/money/cents.ts';

export interface VouchersDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  /** As many bytes from the system's generator. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** @throws FreshLoginNeeded above what somebody may give away in a day without showing once more who they are */
  readonly moveValue: (tx: Tx, actor: Actor, cents: Cents, now: Date) => Promise<void>;
  /** Without a trailing slash; printed vouchers lead there. */
  readonly publicUrl: string;
  /** The company that owes a gift voucher: printed on it. */
  readonly company: () => Promise<{
    readonly shopName: string;
    readonly firm: string;
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
  }>;
}
