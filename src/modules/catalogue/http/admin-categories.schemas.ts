import { z } from 'zod';
import { shopTypes } from '../../../shared/pieces/shop-type.ts';
import { checkLinks, readVersion, neededLine } from '../../../platform/http/fields.schemas.ts';
import { message } from '../../../shared/messages/message.ts';
import { maxEntries, longestOfStaff } from '../../../shared/limits.ts';
import { hasLettersOrDigits } from '../../../shared/text/typed-text.ts';

const name = neededLine(message('name-missing'))
  .max(longestOfStaff.categoryName)
  .refine((text) => text === '' || hasLettersOrDigits(text), message('needs-letters'));
const html = z.string().max(20_000).nullable().superRefine(checkLinks);
const image = z.string().max(200).nullable();
const shopType = z.enum(shopTypes);

export const categoryParams = z.object({ id: z.string().min(1).max(120) });

export const newCategorySchema = z.object({
  name,
  shopType,
  descriptionHtml: html.default(null),
  image: image.default(null),
});

export const categoryChangesSchema = z
  .object({ name, descriptionHtml: html, image })
  .partial()
  .extend({ version: readVersion });

export const parentChangesSchema = z
  .object({
    title: name,
    descriptionHtml: html,
    images: z.array(z.string().max(200)).max(10),
    subCategoryIds: z.array(z.string().max(120)).max(maxEntries.categoriesOfParent),
    position: z.int().min(0).max(1000),
  })
  .partial()
  .extend({ version: readVersion });

export const staffCategorySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    shopType,
    descriptionHtml: z.string().nullable(),
    image: z.string().nullable(),
    /** How many pieces are in it, including drafts. */
    pieces: z.int(),
    version: z.string(),
  })
  .meta({ id: 'StaffCategory' });

export const staffParentSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    type: shopType,
    descriptionHtml: z.string().nullable(),
    images: z.array(z.string()),
    subCategoryIds: z.array(z.string()),
    /** Its position among all, from 0. */
    position: z.int(),
    version: z.string(),
  })
  .meta({ id: 'StaffParentCategory' });
