import type { Walk } from './walk.ts';

/** The security log. The walk itself has logged in. */
export const security: Walk = {
  place: 'security-events',
  label: 'Sicherheit',
  list: { shows: () => ['Angemeldet', '127.0.0.1'], row: /\d\d\.\d\d\.\d{4}, \d\d:\d\d/ },
};
