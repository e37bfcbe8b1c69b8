import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Db } from '../../../platform/db/db.ts';
import type { Sale } from '../../../shared/money/sale-kind.ts';
import { rentalTerms } from '../../../shared/orders/rental-terms.ts';
import type { CartItem } from '../../cart/index.ts';
import type { PurchasablePiece } from '../../catalogue/index.ts';
import { hasAssembly } from '../../shipping/domain/delivery-area.ts';
import { firstTariff } from '../../shipping/domain/tariff.ts';
import { shippingFee } from '../../shipping/domain/shipping-fee.ts';
import { cents, tablesOf } from '../testing/tables-of.ts';
import { invoiceTaxes } from '../domain/invoice-lines.ts';
import { priceCheckout } from './placing/price-checkout.ts';

/** The cells of the tables in `carts.md`. */
const [pieceRows = [], cartRows = [], exemptRows = [], distanceRows = []] = tablesOf(
  readFileSync(new URL('carts.md', import.meta.url), 'utf8'),
).map((rows) => rows.map((row) => Object.values(row)));

const pieces = pieceRows.map(
  ([id = '', line, price = '', tax = '', weight = '', carriers, assembly]): PurchasablePiece => ({
    id,
    sku: id,
    title: id,
    shopType: line === 'vintage' ? 'vintage' : 'boatwood',
    taxScheme: line === 'vintage' ? 'margin' : 'standard',
    maker: null,
    condition: 'gut',
    titleInLanguage: null,
    priceCents: cents(price),
    chargeTaxPercent: tax === '–' ? 0 : Number.parseInt(tax, 10),
    weightGrams: Number.parseInt(weight, 10) * 1000,
    widthMm: null,
    heightMm: null,
    depthMm: null,
    diameterMm: null,
    carriers: carriers === '6' ? 6 : carriers === '4' ? 4 : 2,
    assemblyService: assembly === 'yes',
    rentable: true,
    pictureKey: null,
    variants: [],
  }),
);

/** '2 chair rent 1 Tag assembly' */
function itemOf(text: string): CartItem {
  const [, quantity = '1', pieceId = '', term, assembly] =
    /^(?:(\d+) )?(\w+)(?: rent (\d \w+))?( assembly)?$/.exec(text) ?? [];
  const rentOption = rentalTerms.find(({ option }) => option === term)?.option ?? null;
  if (term !== undefined && rentOption === null) throw new Error(`nothing is rented for ${term}`);
  return {
    pieceId,
    variantId: null,
    quantity: Number(quantity),
    rentOption,
    assembly: assembly !== undefined,
  };
}

const deps: Parameters<typeof priceCheckout>[0] = {
  soldAbroad: async () => ({ 'eu-consumer': true, 'eu-business': true, 'third-country': true }),
  catalogue: {
    purchasablePieces: async (_db, ids) => pieces.filter(({ id }) => ids.includes(id)),
  },
  shipping: {
    hasAssembly,
    fee: async (_db, to, wanted) =>
      shippingFee(
        firstTariff,
        to,
        wanted.map(({ piece, quantity }) => ({ ...piece, quantity })),
      ),
  },
  vouchers: {
    findVoucher: refuseVouchers,
    whyUsedUp: refuseVouchers,
    takeVoucher: refuseVouchers,
    giftBalance: refuseVouchers,
    askGiftBalance: refuseVouchers,
    usesOfGift: refuseVouchers,
    lockGiftFor: refuseVouchers,
    takeGift: refuseVouchers,
    giftLeftOf: refuseVouchers,
    refundToGift: refuseVouchers,
    giveBack: refuseVouchers,
    takeAgain: refuseVouchers,
    issueBoughtGift: refuseVouchers,
    codeOfBoughtGift: refuseVouchers,
    codeToSend: refuseVouchers,
    giftsToSend: refuseVouchers,
    noteGiftSent: refuseVouchers,
    giftPaper: refuseVouchers,
  },
};

function refuseVouchers(): never {
  throw new Error('these carts have no voucher');
}

const noDatabase = {} as Db;

/**
 * @param buyer 'consumer', 'business' with its VAT ID or without one, and whether it is confirmed
 * @param isTaxedThere whether distance sales are taxed where they go to
 */
async function priced(cart: string, to: string, buyer = 'consumer', isTaxedThere = false) {
  const [, country = 'DE', postalCode = '10115'] = /^([A-Z]{2}) (.+)$/.exec(to) ?? [];
  const [, vatId = null, confirmed] = /^business (\S+)( confirmed)?$/.exec(buyer) ?? [];
  const sale: Sale = {
    customerKind: buyer.startsWith('business') ? 'business' : 'consumer',
    vatId,
    isCollected: to === 'pickup',
    address: { country, postalCode },
    billing: null,
  };
  const items = cart.split(', ').map(itemOf);
  const answer = await priceCheckout(
    deps,
    noDatabase,
    {
      items,
      sale,
      hasConfirmedVatId: confirmed !== undefined,
      voucher: null,
      isTaxedThere: async () => isTaxedThere,
    },
    new Date('2026-11-28T11:00:00Z'),
  );
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

test('there are enough carts, and each adds up', () => {
  expect(cartRows.length).toBeGreaterThanOrEqual(80);
  for (const [cart, , subtotal = '', tax = '', shipping = '', total = ''] of cartRows) {
    expect(cents(subtotal) + cents(tax) + cents(shipping), cart).toBe(cents(total));
  }
});

describe('what carts cost, as it was reckoned by hand', () => {
  test.each(cartRows.map((row, index) => [index + 1, ...row] as const))(
    '%i: %s, %s',
    async (_, cart = '', to = '', subtotal = '', tax = '', shipping = '', total = '') => {
      const { totals, lines } = await priced(cart, to);
      expect(totals).toEqual({
        subtotalCents: cents(subtotal),
        voucherCents: 0,
        giftCents: 0,
        taxCents: cents(tax),
        shippingCents: cents(shipping),
        totalCents: cents(total),
      });
      // What the invoice will say of the lines is the same money.
      const sum = (amount: (line: (typeof lines)[number]) => number) =>
        lines.reduce((all, line) => all + amount(line), 0);
      expect(sum((line) => line.grossCents)).toBe(cents(subtotal) + cents(tax));
      expect(sum((line) => line.netCents + line.vatCents)).toBe(cents(subtotal) + cents(tax));
      expect(sum((line) => line.shippingCents)).toBe(cents(shipping));
    },
  );
});

describe('what carts cost that bear no German VAT, or that of another member state', () => {
  test.each([...exemptRows.map((row) => ['here', ...row]), ...distanceRows.map((row) => ['there', ...row])])(
    'taxed %s: %s, %s, %s',
    async (where, cart = '', to = '', buyer = '', ...row) => {
      const [subtotal = '', tax = '', shipping = '', total = '', vat = ''] = row;
      const { totals, lines, vatByRate } = await priced(cart, to, buyer, where === 'there');
      expect(totals).toMatchObject({
        subtotalCents: cents(subtotal),
        taxCents: cents(tax),
        shippingCents: cents(shipping),
        totalCents: cents(total),
      });
      const shares = vat === '' ? [] : vat.split('; ');
      expect(vatByRate).toEqual(
        shares.map((share) => {
          const [, rate = '', net, contained] = /^(.+) (\S+) \+ (\S+)$/.exec(share) ?? [];
          const amounts = { netCents: cents(net), taxCents: cents(contained) };
          const [, country, percent] = /^(?:([A-Z]{2}) )?(\S+) %$/.exec(rate) ?? [];
          if (percent === undefined) return { percent: 0, exemption: rate, ...amounts };
          const whose = country === undefined ? {} : { country };
          return { percent: Number(percent.replace(',', '.')), ...whose, ...amounts };
        }),
      );
      if (where === 'there') {
        const { totals: here, lines: linesHere } = await priced(cart, to, buyer);
        expect(totals).toEqual(here);
        expect(lines.map(({ grossCents }) => grossCents)).toEqual(
          linesHere.map(({ grossCents }) => grossCents),
        );
      }
      const taxes = invoiceTaxes(lines, vatByRate);
      expect(taxes.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0)).toBe(cents(total));
    },
  );
});
