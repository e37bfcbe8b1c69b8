import type { Generated } from 'kysely';

export interface LoginsTables {
  login_attempts: {
    id: Generated<string>;
    /** Whose account: a customer's address, or `staff ` and the address. */
    email_key: string;
    client_key: string;
    at: Date;
    succeeded: boolean;
  };
}
