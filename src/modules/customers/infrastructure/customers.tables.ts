import type { ColumnType } from 'kysely';
import type { Language } from '../../../shared/text/language.ts';
import type { Salutation } from '../domain/person.ts';

export interface CustomersTables {
  customers: {
    id: string;
    email: string;
    email_key: string;
    name: string;
    phone: string;
    password_hash: string;
    created_at: Date;
    password_changed_at: Date;
    salutation: ColumnType<Salutation | null, Salutation | null | undefined, Salutation | null>;
    first_name: ColumnType<string, string | undefined, string>;
    last_name: ColumnType<string, string | undefined, string>;
    /** A day: select it as text. */
    birth_date: ColumnType<string | null, string | null | undefined, string | null>;
    email_confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    language: ColumnType<Language, Language | undefined, Language>;
  };
  customer_sessions: {
    id: string;
    customer_id: string;
    created_at: Date;
    ends_at: Date;
    ended_at: Date | null;
    device: string;
    last_used_at: Date | null;
    proved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    challenge: ColumnType<string | null, string | null | undefined, string | null>;
    challenge_ends_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  customer_login_challenges: {
    token_hash: string;
    challenge: string;
    expires_at: Date;
  };
  customer_addresses: {
    id: string;
    customer_id: string;
    created_at: Date;
    first_name: string;
    last_name: string;
    company: string;
    street: string;
    apartment: string;
    postal_code: string;
    city: string;
    country: string;
    is_delivery: boolean;
    is_billing: boolean;
  };
  customer_email_links: {
    token_hash: string;
    customer_id: string;
    kind: 'confirm' | 'stop';
    email: string;
    email_key: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  wishlist_entries: {
    customer_id: string;
    piece_id: string;
    added_at: Date;
  };
  customer_tokens: {
    hash: string;
    session_id: string;
    kind: 'access' | 'refresh';
    /** Hash of the refresh token that was exchanged for it. */
    follows: string | null;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  password_resets: {
    token_hash: string;
    customer_id: string;
    /** The client that asked for it, hashed like the clients of login attempts. */
    client_key: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
}
