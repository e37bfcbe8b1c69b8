import { z } from 'zod';
import { isWrittenAsPostalCode } from '../../../shared/places/postal-code.ts';
import { oneLine, phoneForStaff, emailAddress } from '../../../platform/http/fields.schemas.ts';
import { conditions } from '../../../shared/pieces/condition.ts';
import { imagesPerPiece, longestOfPiece, piecesPerEnquiry, longestPersonal } from '../../../shared/limits.ts';
import { limit, message } from '../../../shared/messages/message.ts';

/** Text of one line. Only the e-mail address is required (spec 5). */
const text = (max: number) => oneLine().max(max, limit('text-too-long')).default('');

export const offerSchema = z
  .object({
    firstName: text(longestPersonal.firstName),
    lastName: text(longestPersonal.lastName),
    email: emailAddress(),
    phone: phoneForStaff,
    street: text(longestPersonal.street),
    addressLine2: text(longestPersonal.apartment),
    city: text(longestPersonal.city),
    stateProvince: text(longestPersonal.region),
    postalCode: text(longestPersonal.postalCode).refine(
      (code) => code === '' || isWrittenAsPostalCode(code),
      message('own-postal-code-invalid'),
    ),
    country: text(longestPersonal.country),
    furnitureItems: z
      .array(
        z.object({
          title: text(longestOfPiece.title),
          price: text(longestOfPiece.price),
          /** Null or empty: they did not say. */
          condition: z
            .union([z.enum(conditions), z.literal('')])
            .nullable()
            .default(null)
            .transform((condition) => (condition === '' ? null : condition)),
          /** Addresses returned by `upload`; an empty one is a picture that was refused there. */
          images: z.array(z.string().min(1).max(200)).max(imagesPerPiece).default([]),
        }),
      )
      .max(piecesPerEnquiry)
      .default([]),
  })
  .meta({ id: 'BuyInEnquiry' });
