import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { migrate } from '../../../platform/db/migrate.ts';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import type { ContentTables } from './content.tables.ts';

const migration = '0026_questions_by_topic';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** The table before the migration, with these questions in it. */
async function before(questions: readonly string[]): Promise<void> {
  const q = queries<ContentTables>(db);
  await sql`alter table faq_items drop column topic, drop column anchor`.execute(q);
  await sql`delete from migrations where name = ${migration}`.execute(q);
  for (const [position, question] of questions.entries()) {
    await sql`insert into faq_items values ('de', ${position}, ${question}, 'Ja.')`.execute(q);
  }
}

test('topic and anchor move out of the question, however staff have written them', async () => {
  await before([
    'Mieten | Was kostet das? {#kosten}',
    'Mieten|Wie lange?',
    '  Versand und mehr  |  Wohin? {#wohin} ',
    'Ohne Thema? {#ohne}',
    'Nur eine Frage?',
    'Entweder | oder | beides?',
    '| Ohne Namen davor?',
    'Zum zweiten Mal? {#kosten}',
    '{#kein-wort}',
    'Mit {phone} darin?',
  ]);
  expect(await migrate(db)).toEqual([migration]);
  const rows = await queries<ContentTables>(db)
    .selectFrom('faq_items')
    .select(['topic', 'question', 'anchor'])
    .orderBy('position')
    .execute();
  expect(rows.map(({ topic, question, anchor }) => [topic, question, anchor])).toEqual([
    ['Mieten', 'Was kostet das?', 'kosten'],
    ['Mieten', 'Wie lange?', null],
    ['Versand und mehr', 'Wohin?', 'wohin'],
    ['', 'Ohne Thema?', 'ohne'],
    ['', 'Nur eine Frage?', null],
    ['Entweder', 'oder | beides?', null],
    ['', '| Ohne Namen davor?', null],
    ['', 'Zum zweiten Mal?', null],
    ['', '{#kein-wort}', null],
    ['', 'Mit {phone} darin?', null],
  ]);
});
