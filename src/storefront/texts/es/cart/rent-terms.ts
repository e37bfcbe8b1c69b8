import type { RentOption } from '../../../../shared/orders/rental-terms.ts';

/** The rental durations as they are shown. */
export const termName: Record<RentOption, string> = {
  '1 Tag': '1 día',
  '1 Woche': '1 semana',
  '1 Monat': '1 mes',
  '1 Jahr': '1 año',
  '2 Jahre': '2 años',
};
