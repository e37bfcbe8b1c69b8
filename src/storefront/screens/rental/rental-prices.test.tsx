import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RentalPrices } from './rental-prices.tsx';

test('each rent stands beside the share that it is with VAT', () => {
  const cells = renderToStaticMarkup(<RentalPrices />).match(/<td\b.*?<\/td>/g) ?? [];
  const read = cells.map((cell) =>
    cell
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  expect(read.slice(0, 2)).toEqual(['95,20 € 11,9 %', '80,00 € 10 %']);
  expect(read.at(-2)).toBe('476,00 € 59,5 %');
});
