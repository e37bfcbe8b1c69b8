import type { Page } from '@playwright/test';
import type { State } from './state.ts';
import type { World } from './world.ts';

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });

const at = (
  name: string,
  address: string | ((world: World) => string),
  sign: State['sign'],
  act?: (page: Page) => Promise<void>,
): State => ({
  name: `office-${name}`,
  who: 'owner',
  async reach(page, world) {
    await page.goto(`/admin/${typeof address === 'string' ? address : address(world)}`);
    await act?.(page);
  },
  sign,
});

const entries = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/von \d+/)
    .first();
const order = ({ orders }: World) => `orders/${orders.paid.number}/show`;

export const officeStates: readonly State[] = [
  {
    name: 'office-login',
    reach: async (page) => void (await page.goto('/admin')),
    sign: (page) => page.getByRole('button', { name: 'Anmelden' }),
  },
  at('today', '', (page) => page.getByRole('heading', { name: /^Überweisungen erwartet/ }).first()),
  at('pieces', 'pieces', entries),
  at('piece-new', 'pieces/create', heading('Neues Stück')),
  at(
    'piece-errors',
    'pieces/create',
    (page) => page.locator('[aria-invalid="true"]').first(),
    async (page) => page.getByRole('button', { name: 'Speichern und veröffentlichen' }).click(),
  ),
  at(
    'piece',
    ({ pieces }) => `pieces/${pieces.free._id}`,
    (page) => page.getByRole('heading', { name: 'Kalender' }),
  ),
  at('categories', 'categories', entries),
  at('orders', 'orders', (page) =>
    page
      .getByRole('main')
      .getByText(/WMK-\d+/)
      .first(),
  ),
  at('order', order, (page, world) => heading(world.orders.paid.number)(page)),
  {
    ...at(
      'refund',
      order,
      (page) => page.getByRole('dialog', { name: 'Geld zurückzahlen' }),
      async (page) => page.getByRole('button', { name: 'Geld zurückzahlen', exact: true }).click(),
    ),
    frame: 'window',
  },
  at('invoices', 'invoices', (page) =>
    page
      .getByRole('main')
      .getByText(/^Rechnung \d/)
      .first(),
  ),
  at('import', 'imports', (page) => page.getByRole('heading', { name: 'Letzte Importe' })),
  at(
    'import-outcome',
    ({ importId }) => `imports/${importId}/show`,
    (page) => page.getByRole('heading', { name: 'Was der Import tun würde' }),
  ),
  at('company', 'company', (page) => page.getByLabel('Firma').first()),
  at('shipping-rates', 'shipping-rates', heading('Versandpreise')),
  at('staff', 'staff', entries),
  at('audit', 'audit', (page) =>
    page
      .getByRole('main')
      .getByText(/office@wmk\.example|Inhaber/)
      .first(),
  ),
];
