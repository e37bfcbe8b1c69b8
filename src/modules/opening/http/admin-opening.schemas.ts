import { z } from 'zod';
import { openingConditions, openingStates } from '../domain/opening-conditions.ts';

export const openingSchema = z
  .object({
    state: z.enum(openingStates).meta({
      description:
        '`local`: only this machine reaches the shop. `trial`: orders are taken, and no money moves. `closed`: it takes no orders.',
    }),
    openedAt: z.iso.datetime().nullable(),
    missing: z.array(
      z.object({
        condition: z.enum(openingConditions),
        names: z.array(z.string()).meta({ description: 'Fields of the company’s data, or names of staff.' }),
      }),
    ),
    hasEnglishWords: z.boolean().meta({
      description: 'Whether German pages have the English words of the specification (`WORDING`).',
    }),
  })
  .meta({ id: 'Opening' });
