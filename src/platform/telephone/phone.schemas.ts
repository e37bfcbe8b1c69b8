import { limit, message } from '../../shared/messages/message.ts';
import { holdsPhone, isWrittenAsPhone } from '../../shared/places/telephone.ts';
import { longestPersonal } from '../../shared/text/personal-texts.ts';
import { neededLine, oneLine } from '../http/one-line.schemas.ts';

/** The one number of a customer's account, however people write it. */
export const ownPhone = neededLine(message('own-phone-missing'))
  .max(longestPersonal.phone)
  .refine(isWrittenAsPhone, message('phone-invalid'));

/** By what somebody who asks may be called: see `holdsPhone`. */
export const phoneForStaff = oneLine()
  .max(longestPersonal.phone, limit('text-too-long'))
  .refine((text) => text === '' || holdsPhone(text), message('own-phone-invalid'))
  .default('');
