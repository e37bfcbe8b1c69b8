import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { textOf } from '../../../platform/mail/testing/read-mail.ts';
import { newSecret } from '../../../platform/secrets/secrets.ts';
import { createCustomers, type Customers } from '../index.ts';

let db: TestDatabase;
let customers: Customers;
beforeAll(async () => {
  db = await openTestDatabase();
  customers = createCustomers({
    db,
    newId: randomUUID,
    newSecret,
    limitAttempts: true,
    now: () => new Date('2026-06-15T10:00:00Z'),
    publicUrl: 'https://wmk.example',
    recordSecurityEvent: () => undefined,
    shopWords: async () => ['wmk'],
    personalData: [],
  });
});
afterAll(() => db.close());

async function mailsTo(email: string): Promise<Mail[]> {
  const { rows } = await sql<{ payload: Mail }>`
    select payload from outbox where job = 'send-mail' and payload ->> 'to' = ${email} order by id
  `.execute(queries<object>(db));
  return rows.map(({ payload }) => payload);
}

test.each([
  ['de', '', 'Bitte bestätigen Sie Ihre E-Mail-Adresse', 'Neues Passwort festlegen'],
  ['en', '/en', 'Please confirm your email address', 'Set a new password'],
  ['es', '/es', 'Confirma tu dirección de correo', 'Elige una contraseña nueva'],
  ['fr', '/fr', 'Veuillez confirmer votre adresse e-mail', 'Choisir un nouveau mot de passe'],
  ['it', '/it', 'Conferma il tuo indirizzo email', 'Scegli una nuova password'],
] as const)('an account keeps the language in which it was opened, for later mails: %s', async (...of) => {
  const [language, prefix, confirm, reset] = of;
  const email = `${language}@example.org`;
  const opened = await customers.signUp({
    name: 'Ada Muster',
    email,
    phone: '030 1',
    password: 'drei blaue Sessel am See',
    device: 'Firefox',
    language,
  });
  expect(opened.ok).toBe(true);
  await customers.forgotPassword({ email, client: '192.0.2.1' });
  const mails = await mailsTo(email);
  expect(mails.map((mail) => [mail.language, mail.subject])).toEqual([
    [language, confirm],
    [language, reset],
  ]);
  expect(textOf(mails[0]!)).toContain(`https://wmk.example${prefix}/account/confirm-email#token=`);
  expect(textOf(mails[1]!)).toContain(`https://wmk.example${prefix}/passwort-neu#token=`);
});
