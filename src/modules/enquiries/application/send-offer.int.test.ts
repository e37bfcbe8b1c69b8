import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { textOf } from '../../../platform/mail/testing/read-mail.ts';
import { ok } from '../../../shared/result.ts';
import type { Offer } from '../domain/offer.ts';
import { sendOffer } from './send-offer.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const offer: Offer = {
  firstName: 'Grace',
  lastName: 'Muster',
  email: 'grace@example.org',
  phone: '',
  street: '',
  addressLine2: '',
  city: '',
  stateProvince: '',
  postalCode: '',
  country: '',
  furnitureItems: [{ title: 'Sideboard', price: '1250', condition: 'gut', images: [] }],
};

test.each([
  ['de', 'Ihre Ankauf-Anfrage', '1.250,00\u00a0€'],
  ['en', 'Your offer', '€1,250.00'],
  ['es', 'Hemos recibido tu oferta', '1250,00\u00a0€'],
  ['fr', 'Nous avons reçu votre proposition de rachat', '1\u202f250,00\u00a0€'],
  ['it', 'Abbiamo ricevuto la tua proposta', '1250,00\u00a0€'],
] as const)('the shop reads German, the sender the language of the page: %s', async (...of) => {
  const [language, subject, wished] = of;
  const deps = {
    db,
    now: () => new Date('2026-06-15T10:00:00Z'),
    newId: randomUUID,
    catalogue: { purchasablePieces: async () => [] },
    media: {
      claimUploads: async () => ok(undefined),
      releaseUploads: async () => 0,
      copyUpload: async () => null,
    },
    shopEmail: async () => 'shop@wmk.example',
    publicUrl: 'https://wmk.example',
  };
  const email = `${language}@example.org`;
  const sent = await sendOffer(deps, { ...offer, email }, language);
  const number = sent.ok ? sent.value.number : 0;
  const { rows } = await sql<{ payload: Mail }>`
    select payload from outbox where job = 'send-mail' order by id desc limit 2
  `.execute(queries<object>(db));
  const [receipt, toShop] = rows.map(({ payload }) => payload);
  expect(toShop).toMatchObject({ to: 'shop@wmk.example', subject: `Ankauf ${number}: Grace Muster` });
  expect(receipt).toMatchObject({ to: email, language });
  expect(receipt?.subject).toContain(`${subject} ${number}`);
  expect(textOf(receipt!)).toContain(wished);
});
