import { z } from 'zod';

export const uploadedSchema = z.object({ optimizedUrl: z.string() });

export const uploadParams = z.object({ name: z.string().regex(/^[\w-]{22,64}\.webp$/) });
