import { audit } from './audit.ts';
import { dailyWalks } from './daily.ts';
import { imports } from './imports.ts';
import { pageTexts } from './page-texts.ts';
import { peopleWalks } from './people.ts';
import { pieces } from './pieces.ts';
import { rangeWalks } from './range.ts';
import { security } from './security.ts';
import { settingWalks } from './settings.ts';
import { textWalks } from './texts.ts';
import { giftVouchers } from './gift-vouchers.ts';
import { vouchers } from './vouchers.ts';
import type { Walk } from './walk.ts';

/** One for each place of `src/admin/places.tsx`; an architecture test compares both. */
export const walks: readonly Walk[] = [
  ...dailyWalks,
  pieces,
  imports,
  ...rangeWalks,
  vouchers,
  giftVouchers,
  ...textWalks,
  pageTexts,
  ...peopleWalks,
  audit,
  security,
  ...settingWalks,
];
