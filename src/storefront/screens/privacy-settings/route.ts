import type { PageRoute } from '../../page.ts';

/** The page on which consent is given, refused and withdrawn: linked from the end of every page (Art. 7 (3) GDPR). */
export const route: PageRoute<null> = {
  screen: 'privacy-settings',
  paths: ['/datenschutz-einstellungen'],
  load: () => Promise.resolve({ kind: 'page', data: null }),
};
