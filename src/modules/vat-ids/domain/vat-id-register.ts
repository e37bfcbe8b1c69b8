import type { VatIdAbroad } from '../../../shared/places/vat-id.ts';
import type { Result } from '../../../shared/result.ts';

/** The register that answers: the answers of the stand-in prove nothing. */
export type RegisterName = 'vies' | 'sandbox';

/** What a register says of a VAT ID. Only what has the register's own number of the consultation proves anything. */
export type RegisterAnswer =
  | {
      readonly isValid: true;
      readonly number: string;
      /** As the register has them; null where the member state does not tell. */
      readonly name: string | null;
      readonly address: string | null;
    }
  | { readonly isValid: false };

/** Why a register did not answer. `busy` and the two that are down pass by themselves. */
export interface RegisterFailure {
  readonly code:
    | 'register-busy'
    | 'register-down'
    | 'member-state-down'
    /** It does not answer this shop: its own VAT ID is not valid, or it has been shut out. */
    | 'register-refuses'
    | 'register-unreadable';
}

/** A register of VAT IDs that authorities accept as a proof. */
export interface VatIdRegister {
  readonly name: RegisterName;
  /**
   * Takes seconds, so it is never called inside a transaction.
   * @param ownVatId of the business that asks, in its plain form: without it there is no number of the consultation
   */
  ask(vatId: VatIdAbroad, ownVatId: string): Promise<Result<RegisterAnswer, RegisterFailure>>;
}
