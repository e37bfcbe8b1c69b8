import type { RentOption } from '../../../shared/rental-terms.ts';

/** For how long a piece is rented, as it is shown. */
export const termName: Record<RentOption, string> = {
  '1 Tag': '1 Tag',
  '1 Woche': '1 Woche',
  '1 Monat': '1 Monat',
  '1 Jahr': '1 Jahr',
  '2 Jahre': '2 Jahre',
};
