import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { OfferedPiece, OfferState } from '../domain/offer.ts';
import type { AskedPiece, QuestionKind } from '../domain/question.ts';

export interface EnquiryTables {
  /** Offers. */
  buy_in_enquiries: {
    id: string;
    number: Generated<string>;
    received_at: Date;
    request_hash: string;
    first_name: string;
    last_name: string;
    email: string;
    phone: string;
    street: string;
    address_line_2: string;
    city: string;
    state_province: string;
    postal_code: string;
    country: string;
    state: Generated<OfferState>;
    note: Generated<string>;
    changed_at: ColumnType<Date | null, never, Date>;
    pieces: JSONColumnType<readonly OfferedPiece[]>;
  };
  questions: {
    id: string;
    kind: QuestionKind;
    number: Generated<string>;
    received_at: Date;
    request_hash: string;
    name: string;
    email: string;
    phone: string;
    country: string;
    postal_code: string;
    city: string;
    message: string;
    pieces: JSONColumnType<readonly AskedPiece[]>;
    answered_at: Generated<Date | null>;
    answered_by: Generated<string | null>;
    note: Generated<string>;
  };
}
