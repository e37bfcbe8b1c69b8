import type { Multipart } from '@fastify/multipart';
import { readable } from '../../../platform/http/received-form.ts';
import { piecesPerEnquiry } from '../../../shared/buy-in.ts';

/** The contents of a form sent without script: plain fields, and the addresses of its pictures. */
export interface FormEnquiry {
  readonly fields: Readonly<Record<string, string>>;
  /** By the number of their piece, from 1. */
  readonly images: ReadonlyMap<number, readonly string[]>;
  /** Whether a picture was refused. */
  readonly refused: boolean;
}

/** The form's fields as in REST: `price-2` is the price of the second of `furnitureItems`. */
export function enquiryOfForm({
  fields,
  images,
}: Pick<FormEnquiry, 'fields' | 'images'>): Record<string, unknown> {
  const places = Array.from({ length: piecesPerEnquiry }, (_, index) => index + 1);
  return {
    ...fields,
    furnitureItems: places.map((place) => ({
      price: fields[`price-${place}`],
      condition: fields[`condition-${place}`],
      images: images.get(place) ?? [],
    })),
  };
}

/** `image-1-2` is a picture of the first piece; a field may hold several. */
const imageField = /^image-(\d)-\d$/;

/**
 * Reads a form part by part and stores its pictures on the way.
 * @param keep stores a picture; returns null if it was refused
 */
export async function readForm(
  parts: AsyncIterable<Multipart>,
  keep: (bytes: Uint8Array) => Promise<string | null>,
): Promise<FormEnquiry> {
  const fields: Record<string, string> = {};
  const images = new Map<number, string[]>();
  let refused = false;
  for await (const part of parts) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
      continue;
    }
    const bytes = await readable(part.toBuffer());
    const place = Number(imageField.exec(part.fieldname)?.[1]);
    // An empty file input sends an empty file. All parts must be read to their end, or the request never ends.
    if (bytes.length === 0 || refused || Number.isNaN(place)) continue;
    const address = await keep(bytes);
    if (address === null) refused = true;
    else images.set(place, [...(images.get(place) ?? []), address]);
  }
  return { fields, images, refused };
}
