import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { EnquiryState, OfferedPiece } from '../domain/enquiry.ts';

export interface BuyInTables {
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
    state: Generated<EnquiryState>;
    note: Generated<string>;
    changed_at: ColumnType<Date | null, never, Date>;
    pieces: JSONColumnType<readonly OfferedPiece[]>;
  };
}
