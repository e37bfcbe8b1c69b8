import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lostToPrevious } from './lost-to-previous.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const migrations = readdirSync(path.join(root, 'migrations')).filter((name) => name.endsWith('.sql'));
/** Of the changelog, whose headings are `## 0.2.0 (…)`. */
const releases = [...read('CHANGELOG.md').matchAll(/^## v?(\d+\.\d+\.\d+)\b/gm)].map(
  ([, release = '']) => release,
);

test('the previous version goes on working with each new migration', () => {
  expect(migrations.length).toBeGreaterThan(50);
  // Up to 0073 they were written before this was asked of them.
  const lost = migrations
    .filter((name) => name > '0074')
    .map((name) => [name, lostToPrevious(read(`migrations/${name}`), releases)]);
  expect(lost.filter(([, names]) => names?.length !== 0)).toEqual([]);
});

test('what earlier ones have renamed is found', () => {
  expect(lostToPrevious(read('migrations/0040_questions.sql'), [])).toEqual([
    'shipping_requests: rename to questions',
    'shipping_requests_number_seq: rename to questions_number_seq',
  ]);
});

test.each([
  ['alter table orders rename column phone to telephone;', ['orders.phone']],
  ['alter table orders rename phone to telephone;', ['orders.phone']],
  ['ALTER TABLE public."orders"\n  RENAME TO sales;', ['orders']],
  ['alter table if exists orders drop column if exists phone;', ['orders.phone']],
  [
    'alter table orders drop phone, drop constraint a, drop column street;',
    ['orders.phone', 'orders.street'],
  ],
  ['drop table orders;', ['orders']],
  ['drop table if exists orders, order_lines cascade;', ['orders', 'order_lines']],
  ['drop table orders;\ncreate table orders (id uuid);', ['orders']],
  ['drop view goods_texts;', ['goods_texts']],
  ['alter table orders alter column number type text;', ['orders.number']],
  ['alter table orders alter number set data type text using number::text;', ['orders.number']],
  ['alter table orders alter column phone set not null;', ['orders.phone']],
  ['alter table orders add column site text not null;', ['orders.site']],
  ['alter table orders add column a numeric(5, 2) not null, add column b text;', ['orders.a']],
  ['do $$ begin alter table orders drop column phone; end $$;', ['orders.phone']],
  // Said of something else, or since a version that nobody has.
  ['-- Not needed since 0.2.0: orders.street\nalter table orders drop column phone;', ['orders.phone']],
  ['-- Not needed since 0.3.0: orders.phone\nalter table orders drop column phone;', ['orders.phone']],
])('a planted loss is found: %s', (sql, names) => {
  expect(lostToPrevious(sql, ['0.2.0']).map((loss) => loss.split(':')[0])).toEqual(names);
});

test.each([
  '-- Not needed since 0.2.0: orders.phone\nalter table orders drop column phone;',
  '-- Not needed since 0.2.0: carts\ndrop table carts;',
  '-- drop table orders;',
  "insert into words (word) values ('drop table orders; rename');",
  'alter table orders drop constraint phone_check, alter column phone drop not null, alter phone drop default;',
  'alter table orders rename constraint a to b;',
  'alter index orders_search rename to orders_found;',
  "alter table orders alter column phone set default '', alter column phone set not null;",
  "alter table orders add column phone text default '';\nalter table orders alter column phone set not null;",
  "alter table orders add column site text not null default '', add column other text;",
  'alter table orders add constraint known check (phone is not null);',
  'alter table orders add column number bigint not null generated always as identity;',
  'create table carts (id uuid);\nalter table carts add column site text not null;\ndrop table carts;',
  'drop view goods_texts;\ncreate view goods_texts as select 1;',
  'alter sequence trial_order_numbers no maxvalue restart with 9000001;',
  'drop index orders_search;',
])('the previous version misses nothing: %s', (sql) => {
  expect(lostToPrevious(sql, ['0.2.0'])).toEqual([]);
});
