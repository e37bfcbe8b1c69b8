import { expect, test } from 'vitest';
import { withoutPictureHash } from './pictures.routes.ts';

test.each([
  ['/pictures/demo/sessel-gruen/studio.f56ac066c94f-640.avif', '/pictures/demo/sessel-gruen/studio-640.avif'],
  ['/pictures/demo/sessel-gruen/studio-640.avif', '/pictures/demo/sessel-gruen/studio-640.avif'],
  ['/pictures/demo/../secret.f56ac066c94f-640.avif', '/pictures/demo/../secret-640.avif'],
  ['/pictures/site/showroom-01.f56ac066c94f-1280.avif', '/pictures/site/showroom-01-1280.avif'],
  ['/pictures/site/review-01.f56ac066c94f.svg', '/pictures/site/review-01.svg'],
  ['/pictures/site/banner-pan.f56ac066c94f.webm', '/pictures/site/banner-pan.webm'],
  ['/pictures/site/../manifest.f56ac066c94f.json', '/pictures/site/../manifest.f56ac066c94f.json'],
  ['/product/regal.f56ac066c94f-640.avif', '/product/regal.f56ac066c94f-640.avif'],
  ['/', '/'],
])('%s is the file of %s', (url, file) => {
  expect(withoutPictureHash(url)).toBe(file);
});
