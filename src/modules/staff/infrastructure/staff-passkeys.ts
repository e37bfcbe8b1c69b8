import { storedPasskeys } from '../../../platform/passkeys/stored-passkeys.ts';

export const staffPasskeys = storedPasskeys('staff_passkeys', 'staff_id');
