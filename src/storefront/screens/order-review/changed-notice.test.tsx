import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChangedNotice } from './changed-notice.tsx';

const changed = {
  changes: [
    {
      lineId: 'a',
      title: 'Regal',
      before: { quantity: 1, value: 68_000 },
      after: { quantity: 2, value: 136_000 },
    },
  ],
  goods: { before: 97_000, now: 165_000 },
};

test('a change of the cart is named with its prices, but for a sale whose prices are others', () => {
  const html = (isExempt: boolean) => renderToString(<ChangedNotice changed={changed} isExempt={isExempt} />);
  expect(html(false)).toContain('jetzt 2\u00a0× für 1.360,00\u00a0€, bisher 1\u00a0× für 680,00\u00a0€');
  expect(html(false)).toContain('1.650,00');
  expect(html(true)).toContain('jetzt 2\u00a0×, bisher 1\u00a0×');
  expect(html(true)).not.toContain('€');
});
