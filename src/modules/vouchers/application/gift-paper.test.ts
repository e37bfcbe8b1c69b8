import { expect, test } from 'vitest';
import { paperOf } from './gift-paper.ts';

const deps = {
  publicUrl: 'https://wmk.example',
  company: async () => ({
    shopName: 'WMK',
    firm: 'WMK Muster GmbH',
    street: 'Musterstraße 1',
    postalCode: '10115',
    city: 'Berlin',
  }),
};

test.each([
  ['de', 'Geschenkgutschein', '1.250\u00a0€', 'Einlösbar bis zum 8. März 2029', ''],
  ['en', 'Gift voucher', '€1,250', 'Can be redeemed until 8 March 2029', '/en'],
  ['es', 'Vale regalo', '1250\u00a0€', 'Se puede canjear hasta el 8 de marzo de 2029', '/es'],
  ['fr', 'Bon cadeau', '1\u00a0250\u00a0€', 'Utilisable jusqu’au 8 mars 2029', '/fr'],
  ['it', 'Buono regalo', '1250\u00a0€', 'Utilizzabile fino all’8 marzo 2029', '/it'],
] as const)('a printed voucher speaks one language throughout: %s', async (...of) => {
  const [language, title, amount, validUntil, prefix] = of;
  const paper = await paperOf(
    deps,
    { code: 'ABCD-EFGH', language, design: 'planks', recipient: 'Ada', greeting: null },
    { balanceCents: 125_000, lastDay: '2029-03-08' },
  );
  expect(paper).toMatchObject({ language, title, amount, validUntil });
  expect(paper.link).toBe(`https://wmk.example${prefix}/gutschein-guthaben#code=ABCD-EFGH`);
  // The font would print a box.
  expect(JSON.stringify(paper)).not.toContain('\u202f');
});
