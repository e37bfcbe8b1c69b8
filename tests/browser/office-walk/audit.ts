import { aPaidOrder } from './visitors.ts';
import type { Walk } from './walk.ts';

/** The audit log. */
export const audit: Walk = {
  place: 'audit',
  label: 'Protokoll',
  prepare: aPaidOrder,
  list: { shows: (made) => [made, 'office', 'Als bezahlt verbucht'], row: /\d\d\.\d\d\.\d{4}, \d\d:\d\d/ },
};
