import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { handedOverTo, importedBy, stepsIn, type Followed, type Read } from './ways.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read: Read = (file) => {
  const whole = path.join(root, file);
  return existsSync(whole) ? readFileSync(whole, 'utf8') : undefined;
};

/** Files that are asked about a line and give back something else. */
const asked: Readonly<Record<string, string>> = {
  'src/storefront/features/checkout/use-shipping-cost.ts': 'what its delivery costs',
  'src/storefront/features/checkout/checkout-sum.ts': 'what it comes to, with or without German VAT',
  'src/storefront/features/checkout/order-items.ts': 'how the shop is asked about it',
  'src/storefront/features/checkout/no-price.tsx': 'asks for the price where it is not sold at once',
  'src/storefront/screens/checkout/delivery-choice.tsx': 'where it could be picked up',
  'src/storefront/screens/checkout/summary.tsx': 'shown beside the form',
  'src/storefront/components/orders/order-lines.tsx': 'shown in the review',
  'src/storefront/components/orders/pickup-stores.tsx': 'in which store it waits',
  'src/storefront/features/checkout/voucher/use-voucher.ts': 'what a voucher takes off it',
  'src/storefront/features/checkout/placing/refusal.ts': 'what to say when it is refused',
  'src/storefront/screens/order-review/refusal-notice.tsx': 'the same on screen',
  'src/modules/ordering/application/placing/sold-here.ts': 'whether it is sold to this customer, and there',
  'src/modules/ordering/application/placing/accept-order.ts': 'the names of what is gone',
  'src/modules/ordering/application/ordering-dependencies.ts': 'which cached pages show it',
  'src/modules/ordering/domain/hold-limits.ts': 'whether so many may be held',
  'src/storefront/features/checkout/refused-assembly.ts': 'whether its assembly is offered at the place',
  'src/storefront/screens/checkout/assembly-notice.tsx': 'says that its assembly is not offered there',
  'src/storefront/screens/checkout/unavailable-notice.tsx': 'says that it is no longer available',
  'src/storefront/components/orders/order-sum.tsx': 'shows its taxation below the total',
  'src/modules/ordering/infrastructure/hold-usage.ts': 'what the same person holds',
  'src/modules/catalogue/application/purchasable-pieces.ts': 'the pieces with these ids',
  'src/modules/shipping/application/quote-shipping.ts': 'what the delivery costs',
  'src/modules/pricing/domain/adjustment.ts': 'sums of its adjustments',
  'src/modules/pricing/domain/order-to-price.ts': 'whether its amounts are possible',
  'src/modules/pricing/domain/line-vat.ts': 'whose tax it bears, if any',
  'src/modules/pricing/domain/vat.ts': 'the tax in an amount',
  'src/modules/vouchers/application/redeem.ts': 'what a voucher takes off it',
  'src/modules/inventory/domain/line.ts': 'whether its quantity is possible, and what is in its way',
  'src/modules/inventory/infrastructure/execute.ts': 'runs a finished statement',
  'src/modules/inventory/infrastructure/lock-units.ts': 'locks the units of its piece',
};
const asides = new Set(Object.keys(asked));

const line: Followed = {
  holding: new Set(['value', 'lines', 'items', 'line', 'item', 'order_items', 'body', 'checkout']),
  asked: asides,
  doors: [
    'src/modules/ordering/application/create-ordering.ts',
    'src/modules/inventory/index.ts',
    'src/modules/shipping/application/create-shipping.ts',
    'src/modules/vouchers/application/create-vouchers.ts',
    'src/modules/catalogue/application/create-catalogue.ts',
  ],
};

const steps = stepsIn(read('docs/ways.md') ?? '', 'The way of an order line');
const files = steps.map(({ file }) => file);

/** Files that get a line from one of the steps and are neither a step nor asked. */
function strangers(from: Read): string[] {
  return steps.flatMap((step) =>
    [...handedOverTo(step, from, line)]
      .filter((file) => !files.includes(file) && !asides.has(file))
      .map((file) => `${step.file} → ${file}`),
  );
}

test('an order line goes through at most 16 files, in at most 6 shapes', () => {
  expect(steps.length).toBeGreaterThan(10);
  expect(steps.length).toBeLessThanOrEqual(16);
  expect(new Set(files).size).toBe(steps.length);
  expect(files.filter((file) => read(file) === undefined)).toEqual([]);
  expect(new Set(steps.map(({ shape }) => shape)).size).toBeLessThanOrEqual(6);
});

test('each shape is declared once', () => {
  const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => read(`src/${file}`) ?? '');
  for (const shape of new Set(steps.map((step) => step.shape))) {
    const declared = sources.filter((text) =>
      new RegExp(`^(export )?(type|interface) ${shape}\\b`, 'm').test(text),
    );
    expect(declared, shape).toHaveLength(1);
  }
});

/** Where no import leads: the browser opens the next page, and calls the shop. */
const leaps: Readonly<Record<string, { readonly from: string; readonly says: string; readonly to: string }>> =
  {
    'src/storefront/screens/order-review/page.tsx': {
      from: 'src/storefront/screens/checkout/page.tsx',
      says: "goOn(to('/order-review'))",
      to: 'src/storefront/screens/order-review/route.ts',
    },
    'src/modules/ordering/http/ordering.routes.ts': {
      from: 'src/storefront/features/checkout/placing/place-order.ts',
      says: "'/initiate-payment'",
      to: 'src/modules/ordering/http/ordering.routes.ts',
    },
  };

test.each(steps.slice(1).map(({ file }, index) => [file, index + 1] as const))(
  'an earlier step leads to %s',
  (file, index) => {
    const leap = leaps[file];
    if (leap !== undefined) {
      expect(files.slice(0, index)).toContain(leap.from);
      expect(read(leap.from)).toContain(leap.says);
      expect(read(leap.to)).toContain(/'[^']+'/.exec(leap.says)?.[0]);
      return;
    }
    const reached = steps
      .slice(0, index)
      .flatMap((step) => [...handedOverTo(step, read, line), ...importedBy(step.file, read)]);
    expect(reached).toContain(file);
  },
);

describe('nobody else is handed a line', () => {
  test('in the shop as it is', () => {
    expect(strangers(read)).toEqual([]);
  });

  test('and who is said to be asked about it is', () => {
    const met = new Set(
      steps.flatMap((step) => [...handedOverTo(step, read, { ...line, asked: new Set() })]),
    );
    expect([...asides].filter((file) => !met.has(file))).toEqual([]);
  });

  const placing = 'src/storefront/features/checkout/placing/place-order.ts';
  const pricing = 'src/modules/ordering/application/placing/price-checkout.ts';
  test.each([
    [
      'a payload made in a file of its own',
      placing,
      "import { payloadOf as madeElsewhere } from './order-payload.ts';\n",
      ['payloadOf(readCheckout(), order)', 'madeElsewhere(readCheckout(), order)'],
      `${placing} → src/storefront/features/checkout/placing/order-payload.ts`,
    ],
    [
      'lines that are mapped elsewhere once they are priced',
      pricing,
      "import { orderLines } from '../../domain/order-lines.ts';\n",
      ['priced.lines.map(', 'orderLines(priced).map('],
      `${pricing} → src/modules/ordering/domain/order-lines.ts`,
    ],
  ])('a planted detour is found: %s', (_, file, added, [before = '', after = ''], expected) => {
    const text = read(file) ?? '';
    expect(text).toContain(before);
    const planted: Read = (asking) => (asking === file ? added + text.replace(before, after) : read(asking));
    expect(strangers(planted)).toEqual([expected]);
  });
});
