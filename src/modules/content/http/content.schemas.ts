import { z } from 'zod';

/** The texts at the top of every page (spec 3 and 7), as sanitised HTML. */
export const dashboardTextsSchema = z.object({
  welcomeText: z.string(),
  sliderText: z.string(),
  shopTiming: z.string(),
});

export const dashboardTextsQuery = z.object({
  language: z.enum(['de', 'en', 'es', 'fr', 'it']).default('de'),
});

export const textFileParams = z.object({
  slug: z.string().max(100),
  version: z.coerce.number().int().min(1).max(1_000_000),
});

export const textFileSchema = z.string();
