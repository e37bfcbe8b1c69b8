import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AccountOrder } from '../../features/account/account-order.ts';
import { OrderList } from './orders.browser.tsx';

const line = (
  qty: number,
  qtyTakenOut: number,
  qtyReturned: number,
  qtyGivenUp = 0,
): AccountOrder['lines'][number] => ({
  title: 'Stuhl',
  titleLanguage: 'de',
  image: null,
  shopType: 'vintage',
  rentOption: null,
  fulfilment: 'waiting',
  qty,
  qtyTakenOut,
  qtyReturned,
  qtyGivenUp,
});

test.each<[string, AccountOrder['lines']]>([
  ['2 Stücke', [line(2, 0, 0)]],
  ['noch 3 von 5 Stücken', [line(3, 1, 0), line(2, 0, 1)]],
  ['noch 1 von 2 Stücken', [line(2, 0, 0, 1)]],
  ['noch 0 von 1 Stück', [line(1, 0, 1)]],
  ['Geschenkgutschein', []],
])('the list says %j', (said, lines) => {
  const order: AccountOrder = {
    orderNumber: 'WMK-1',
    state: 'accepted',
    orderDate: '2026-06-15T10:00:00.000Z',
    orderTotal: 1,
    paymentStatus: 'received',
    lines,
  };
  const html = renderToStaticMarkup(<OrderList orders={[order]} />);
  expect(html.replaceAll('<!-- -->', '')).toContain(`· ${said}</p>`);
});
