import { expect, test } from 'vitest';
import { formErrors } from './focus-first-error.ts';

test('all that is wrong is found, however deep it stands', () => {
  const server = (message: string) => ({ type: 'server', message, ref: { name: 'a field of the page' } });
  const errors = {
    root: { serverError: { type: 'server', message: 'Die Anfrage ist fehlerhaft.' } },
    pictures: [undefined, { alt: server('Bitte beschreiben') }],
    dimensions: { widthMm: server('zu breit') },
    categoryIds: server('Bitte wählen'),
    priceCents: { type: 'validate' },
  };
  expect(formErrors(errors)).toEqual([
    { path: 'pictures.1.alt', message: 'Bitte beschreiben', isOfServer: true },
    { path: 'dimensions.widthMm', message: 'zu breit', isOfServer: true },
    { path: 'categoryIds', message: 'Bitte wählen', isOfServer: true },
    { path: 'priceCents', message: '', isOfServer: false },
  ]);
});
