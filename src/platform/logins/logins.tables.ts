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
  known_devices: {
    /** `staff ` or `customer ` and the id. */
    account: string;
    token_hash: string;
    created_at: Date;
    last_seen_at: Date;
  };
}
