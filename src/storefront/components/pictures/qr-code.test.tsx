import fc from 'fast-check';
import decode from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runs } from '../../../../tests/property-runs.ts';
import { dummyCompany } from '../../../modules/content/first-content/de/company.ts';
import { giroCode } from '../../../modules/ordering/domain/paying/giro-code.ts';
import { QrCode } from './qr-code.tsx';

const pixelsOfModule = 6;

/** The page's drawing as a camera sees it: black squares on white, as grey pixels. */
function photographed(text: string): { width: number; height: number; data: Uint8Array } {
  const markup = renderToStaticMarkup(<QrCode text={text} label="x" />);
  const [, from = '', , size = ''] = /viewBox="(-?\d+) (-?\d+) (\d+)/.exec(markup) ?? [];
  const side = Number(size) * pixelsOfModule;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y] of markup.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const left = (Number(x) - Number(from)) * pixelsOfModule;
    const top = (Number(y) - Number(from)) * pixelsOfModule;
    for (let row = top; row < top + pixelsOfModule; row += 1) {
      for (let column = left; column < left + pixelsOfModule; column += 1) {
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return { width: side, height: side, data };
}

const readBack = (text: string): string => decode(photographed(text), { timeLimit: 5000 });

test('the code of the shop’s first account is read as its transfer', () => {
  const text = giroCode(dummyCompany.bankAccount, 92_500, 'WMK-100234');
  expect(readBack(text).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'XXXXDEXXXXX',
    'WMK Muster GmbH',
    'DE36000000000000000000',
    'EUR925.00',
    '',
    '',
    'WMK-100234',
  ]);
});

test('for any account, amount and number, a banking app reads the right data', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'ABC abc ÄÖÜ äöüß & é ñ 123'),
    minLength: 1,
    maxLength: 70,
  });
  fc.assert(
    fc.property(
      letters.filter((holder) => holder.trim() !== ''),
      fc.integer({ min: 1, max: 99_999_999_999 }),
      fc.integer({ min: 100_001, max: 9_999_999 }),
      (holder, cents, number) => {
        const account = { holder: holder.trim(), iban: 'DE02120300000000202051', bic: 'BYLADEM1001' };
        const text = giroCode(account, cents, `WMK-${number}`);
        expect(readBack(text)).toBe(text);
      },
    ),
    { numRuns: runs(60) },
  );
});
