import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

const page = ['page-texts', 'getOne', { id: 'versand.de', meta: undefined }];
const row = { id: 'versand.de', title: 'Versand' };
const whole = { ...row, versions: [1] };

test('a record of a list is never taken for the whole one', () => {
  const client = createQueryClient();
  client.setQueryData(page, (known: unknown) => known ?? row);
  expect(client.getQueryData(page)).toBeUndefined();
});

test('a whole record that was read is kept, and changed by what was saved', async () => {
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: page, queryFn: () => whole });
  client.setQueryData(page, (known: unknown) => known ?? row);
  expect(client.getQueryData(page)).toEqual(whole);
  client.setQueryData(page, { ...whole, title: 'Lieferung' });
  expect(client.getQueryData(page)).toMatchObject({ title: 'Lieferung', versions: [1] });
});

test('what is no record is kept as ever', () => {
  const client = createQueryClient();
  client.setQueryData(['imports', '7'], { id: '7' });
  expect(client.getQueryData(['imports', '7'])).toEqual({ id: '7' });
});
