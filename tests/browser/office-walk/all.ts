import { dailyWalks } from './daily.ts';
import { imports } from './imports.ts';
import { peopleWalks } from './people.ts';
import { rangeWalks } from './range.ts';
import { textWalks } from './texts.ts';
import type { Walk } from './walk.ts';

/** By places of `src/admin/places.tsx`. */
export const walks: readonly Walk[] = [...dailyWalks, imports, ...rangeWalks, ...textWalks, ...peopleWalks];
