import { z } from 'zod';

export const pictureParams = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });

/** A photograph on its way from staff to the shop. */
export const shopPictureSchema = z
  .object({
    id: z.string(),
    key: z.string(),
    state: z.enum(['waiting', 'ready', 'failed']),
    widthPx: z.int().nullable(),
    heightPx: z.int().nullable(),
    placeholder: z.string().nullable(),
  })
  .meta({ id: 'ShopPicture' });
