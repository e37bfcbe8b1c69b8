import { z } from 'zod';
import { longestOfStaff } from '../../../shared/limits.ts';
import { message } from '../../../shared/messages/message.ts';
import { blockIcons, blockNames } from '../domain/page-block.ts';
import {
  checkPlaceholders,
  html,
  language,
  optionalLine,
  orNull,
  requiredLine,
  versionRead,
} from './admin-fields.schemas.ts';

/** 'info-cards.de': a block and its language. */
export const blockParams = z.object({
  id: z
    .string()
    .max(60)
    .transform((id) => id.split('.'))
    .pipe(z.tuple([z.enum(blockNames), language])),
});

const ownAddress = z
  .string()
  .trim()
  .max(300)
  .regex(/^$|^\/(?!\/)[^\s\\]*$/, message('not-an-address-of-the-shop'))
  .nullable()
  .default(null)
  .transform(orNull);

/** One of the shop's own pictures, which `GET /site-pictures` lists. */
const pictureName = z
  .string()
  .regex(/^$|^(?:banner|(?:showroom|rental|team|about|shop-dog|ukraine|versand|review)-\d{1,2})$/)
  .nullable()
  .default(null)
  .transform(orNull);

const item = z.object({
  title: requiredLine(longestOfStaff.blockTitle).superRefine(checkPlaceholders),
  html: html.superRefine(checkPlaceholders).default(''),
  href: ownAddress,
  linkLabel: optionalLine(longestOfStaff.linkLabel).default(null),
  picture: pictureName,
  icon: z
    .enum([...blockIcons, ''])
    .nullable()
    .default(null)
    .transform(orNull),
});

const content = {
  heading: optionalLine(longestOfStaff.blockTitle).superRefine(checkPlaceholders),
  html: html.superRefine(checkPlaceholders),
  items: z.array(item).max(100),
};

export const blockDraft = z.object(content);
export const blockChanges = z.object(content).partial().extend({ version: versionRead });

const shape = z.object({
  heading: z.enum(['needed', 'left out']),
  html: z.boolean(),
  mostItems: z.int(),
  link: z.enum(['none', 'address', 'address and label']),
  itemHtml: z.boolean(),
  picture: z.boolean(),
  icon: z.boolean(),
});

export const staffBlockSchema = z
  .object({
    id: z.string(),
    name: z.enum(blockNames),
    language,
    heading: z.string().nullable(),
    html: z.string(),
    items: z.array(
      z.object({
        title: z.string(),
        html: z.string(),
        href: z.string().nullable(),
        linkLabel: z.string().nullable(),
        picture: z.string().nullable(),
        icon: z.enum(blockIcons).nullable(),
      }),
    ),
    /** The fields that its page shows. */
    shape,
    version: z.string(),
  })
  .meta({ id: 'StaffPageBlock' });
