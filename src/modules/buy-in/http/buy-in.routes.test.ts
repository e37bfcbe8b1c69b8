import { expect, test } from 'vitest';
import { enquirySchema } from './buy-in.schemas.ts';
import { enquiryOfForm } from './buy-in.routes.ts';

test('the fields of a form become pieces with their pictures, in their places', () => {
  const enquiry = enquirySchema.parse(
    enquiryOfForm({
      fields: { email: 'ada@example.org', 'price-2': '150', 'condition-2': 'gut', unknown: 'x' },
      images: new Map([
        [2, ['/uploads/a.webp', '/uploads/d.webp']],
        [9, ['/uploads/z.webp']],
      ]),
    }),
  );
  expect(enquiry.furnitureItems).toEqual([
    { price: '', condition: 'neuwertig', images: [] },
    { price: '150', condition: 'gut', images: ['/uploads/a.webp', '/uploads/d.webp'] },
    { price: '', condition: 'neuwertig', images: [] },
  ]);
  expect(enquiry).not.toHaveProperty('unknown');
});
