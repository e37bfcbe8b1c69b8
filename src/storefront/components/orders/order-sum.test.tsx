import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { customsExtra } from '#texts/checkout/checkout.ts';
import { OrderSum } from './order-sum.tsx';

test.each([
  ['CH', '8001', true],
  ['GB', 'SW1A 1AA', true],
  ['GB', 'BT1 1AA', false],
  ['NO', '0150', true],
  ['AT', '1010', false],
  ['DE', '10245', false],
  ['DE', '27498', true],
  [null, '', false],
])('what is sent to %s %s: customs are pointed out: %s', (country, postalCode, isSaid) => {
  const html = renderToStaticMarkup(
    <OrderSum
      goods={10_000}
      shipping={5_000}
      vatNote={{ percents: [19], hasMargin: false }}
      destination={country === null ? null : { country, postalCode }}
    />,
  );
  expect(html.includes(customsExtra)).toBe(isSaid);
});
