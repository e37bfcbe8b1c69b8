import { expect, test } from 'vitest';
import { withoutPictureHash } from './pictures.routes.ts';

test.each([
  ['/pictures/demo/sessel-gruen/studio.f56ac066c94f-640.avif', '/pictures/demo/sessel-gruen/studio-640.avif'],
  ['/pictures/demo/sessel-gruen/studio-640.avif', '/pictures/demo/sessel-gruen/studio-640.avif'],
  ['/pictures/demo/../secret.f56ac066c94f-640.avif', '/pictures/demo/../secret-640.avif'],
  ['/product/regal.f56ac066c94f-640.avif', '/product/regal.f56ac066c94f-640.avif'],
  ['/', '/'],
])('%s is the file of %s', (url, file) => {
  expect(withoutPictureHash(url)).toBe(file);
});
