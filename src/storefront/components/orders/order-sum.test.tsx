import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { customsExtra } from '#texts/checkout/checkout.ts';
import { OrderSum } from './order-sum.tsx';

test.each([
  ['CH', true],
  ['GB', true],
  ['NO', true],
  ['AT', false],
  ['DE', false],
  [null, false],
])('what is sent to %s: customs are pointed out: %s', (destination, isSaid) => {
  const html = renderToStaticMarkup(
    <OrderSum
      goods={10_000}
      shipping={5_000}
      vatNote={{ percents: [19], hasMargin: false }}
      destination={destination}
    />,
  );
  expect(html.includes(customsExtra)).toBe(isSaid);
});
