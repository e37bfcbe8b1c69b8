import { z } from 'zod';
import { shopPictureStates } from '../domain/shop-picture.ts';

/** A photograph on its way from staff to the shop. */
export const shopPictureSchema = z
  .object({
    id: z.string(),
    key: z.string(),
    state: z.enum(shopPictureStates),
    widthPx: z.int().nullable(),
    heightPx: z.int().nullable(),
    placeholder: z.string().nullable(),
  })
  .meta({ id: 'ShopPicture' });
