import { z } from 'zod';

const text = z.string().max(200).default('');

/** The shipping calculator's question (spec 3 and 7). Only country, postal code and pieces decide. */
export const shippingRequestSchema = z.object({
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/)
    .default('DE'),
  Useraddress: z.object({
    email: text,
    firstName: text,
    lastName: text,
    address: text,
    city: text,
    postalCode: z.string().trim().max(20).default(''),
    apartment: text,
  }),
  /** `id` is a product's, or a cart line's, which begins with it. */
  products: z
    .array(z.object({ id: z.string().min(1).max(300), quantity: z.int().min(1).max(1000) }))
    .max(100),
});

/** In euros. */
export const shippingAnswerSchema = z.object({ shippingCharge: z.number() });
