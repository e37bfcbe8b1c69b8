import sharp from 'sharp';
import { expect } from 'vitest';
import type { TestShop } from './open-test-shop.ts';
import type { StaffBrowser } from './staff-login.ts';

/**
 * A photograph that staff have sent and, by default, that has been scaled.
 * @returns its key
 */
export async function aPhotograph(
  shop: TestShop,
  { cookie }: StaffBrowser,
  { scaled = true } = {},
): Promise<string> {
  const image = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#a05030' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'sofa.jpg');
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/pictures',
    payload: form,
    headers: { cookie },
  });
  expect(answer.statusCode, answer.body).toBe(202);
  const { id, key, state } = answer.json<{ id: string; key: string; state: string }>();
  expect(state).toBe('waiting');
  if (scaled) await shop.shop.media.scaleShopPicture(id);
  return key;
}
