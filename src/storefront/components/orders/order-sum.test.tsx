import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { customsExtra } from '#texts/checkout.ts';
import { OrderSum } from './order-sum.tsx';

test.each([true, false])('what is imported, says so: %s', (isImported) => {
  const html = renderToStaticMarkup(
    <OrderSum
      goods={10_000}
      shipping={5_000}
      vatNote={{ percents: [19], hasMargin: false, exemptions: [] }}
      isImported={isImported}
    />,
  );
  expect(html.includes(customsExtra)).toBe(isImported);
});
