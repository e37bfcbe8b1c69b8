import { z } from 'zod';
import { longestOfStaff } from '../../../shared/limits.ts';
import { message } from '../../../shared/messages/message.ts';
import type { ReviewDraft } from '../domain/short-texts.ts';
import { orNull, required, requiredLine } from './admin-fields.schemas.ts';

/** One of the abstract portraits, or none. */
const picture = z
  .string()
  .regex(/^$|^review-(?:0[1-9]|10)$/)
  .nullable()
  .transform((name) => orNull(name) as ReviewDraft['picture']);

const noStars = message('stars-out-of-range');
const facts = {
  name: requiredLine(longestOfStaff.reviewer),
  rating: z.int(noStars).min(1, noStars).max(5, noStars),
  comment: required(longestOfStaff.review),
  picture,
};
export const reviewParams = z.object({ id: z.string().min(1).max(80) });

export const newReviewSchema = z.object({
  ...facts,
  picture: picture.default(null),
  isHidden: z.boolean().default(false),
});

/** A review to preview, which may be one of the samples. */
export const reviewPreviewSchema = newReviewSchema.extend({ isSample: z.boolean().default(false) });

export const reviewChangesSchema = z
  .object({ ...facts, isHidden: z.boolean(), position: z.int().min(0).max(1000) })
  .partial()
  .extend({
    /** The version that was read. */
    version: z.string().max(64),
  });

export const staffReviewSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    picture: z.string().nullable(),
    rating: z.int(),
    comment: z.string(),
    /** Invented for the demonstration, and marked as such. */
    isSample: z.boolean(),
    isHidden: z.boolean(),
    /** Its position among all, from 0. */
    position: z.int(),
    version: z.string(),
  })
  .meta({ id: 'StaffReview' });
