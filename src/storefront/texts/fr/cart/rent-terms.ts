import type { RentOption } from '../../../../shared/orders/rental-terms.ts';

/** The rental durations as they are shown. */
export const termName: Record<RentOption, string> = {
  '1 Tag': '1 jour',
  '1 Woche': '1 semaine',
  '1 Monat': '1 mois',
  '1 Jahr': '1 an',
  '2 Jahre': '2 ans',
};
