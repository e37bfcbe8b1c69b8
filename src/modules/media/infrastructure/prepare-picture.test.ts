import sharp from 'sharp';
import { expect, test } from 'vitest';
import { preparePicture } from './prepare-picture.ts';

const create = { width: 400, height: 300, channels: 3, background: '#7a4b2a' } as const;

test('half a picture is refused, and the decoder says why', async () => {
  const whole = await sharp({ create }).jpeg().toBuffer();
  const reasons: unknown[] = [];
  const refused = await preparePicture(whole.subarray(0, 500), (error) => reasons.push(error));
  expect(refused).toEqual({ ok: false, error: { code: 'not-a-picture' } });
  expect(reasons).toEqual([expect.any(Error)]);
});

test('a whole picture gives no reason for anything', async () => {
  const reasons: unknown[] = [];
  const prepared = await preparePicture(await sharp({ create }).png().toBuffer(), (error) =>
    reasons.push(error),
  );
  expect(prepared).toMatchObject({ ok: true, value: { widthPx: 400, heightPx: 300 } });
  expect(reasons).toEqual([]);
});
