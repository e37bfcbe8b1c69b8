import { storedPasskeys } from '../../../platform/passkeys/stored-passkeys.ts';

export const customerPasskeys = storedPasskeys('customer_passkeys', 'customer_id');
