import type { Generated } from 'kysely';

export interface LoginsTables {
  login_attempts: {
    id: Generated<string>;
    /** The account, as an HMAC. */
    email_key: string;
    client_key: string;
    at: Date;
    succeeded: boolean;
  };
  address_counts: {
    /** An e-mail address, as an HMAC. */
    address_key: string;
    /** 'told', 'link' … */
    what: string;
    /** '2026-06-15', in UTC; only compared, because a driver would make a moment of it. */
    day: string;
    count: number;
  };
  known_devices: {
    /** `staff ` or `customer ` and the id. */
    account: string;
    token_hash: string;
    created_at: Date;
    last_seen_at: Date;
  };
}
