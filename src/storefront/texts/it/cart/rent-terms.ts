import type { RentOption } from '../../../../shared/orders/rental-terms.ts';

/** The rental durations as they are shown. */
export const termName: Record<RentOption, string> = {
  '1 Tag': '1 giorno',
  '1 Woche': '1 settimana',
  '1 Monat': '1 mese',
  '1 Jahr': '1 anno',
  '2 Jahre': '2 anni',
};
