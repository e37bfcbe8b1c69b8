import type { RentOption } from '../../../../shared/orders/rental-terms.ts';

/** The rental durations as they are shown. */
export const termName: Record<RentOption, string> = {
  '1 Tag': '1 day',
  '1 Woche': '1 week',
  '1 Monat': '1 month',
  '1 Jahr': '1 year',
  '2 Jahre': '2 years',
};
