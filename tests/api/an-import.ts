import { sql } from 'kysely';
import { expect } from 'vitest';
import type { CategoryDraft } from '../../src/modules/catalogue/domain/piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import { openTestShop, testActor, type TestShop } from './open-test-shop.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';

export interface Import {
  readonly id: string;
  readonly state: string;
  readonly encoding: string;
  readonly columns: (string | null)[];
  readonly missing: string[];
  readonly preview: string[][];
  readonly counts: object;
  readonly problem: string | null;
  readonly warnings: { readonly count: number }[];
  readonly choices: {
    readonly name: string;
    readonly required: boolean;
    readonly requiredFor: string | null;
    readonly requiredWith: string | null;
    readonly requiredWithout: string | null;
  }[];
}

interface RowProblem {
  readonly line: number;
  readonly column: string;
  readonly value: string;
  readonly problem: string;
  readonly expected: string;
}

export const never = new AbortController().signal;

export function upload(shop: TestShop, { cookie }: StaffBrowser, content: string | Buffer) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(content as string))]), 'stuecke.csv');
  return shop.app.inject({
    method: 'POST',
    url: '/api/admin/imports',
    payload: form,
    headers: { cookie },
  });
}

/** A shop with these categories and its owner, who imports. */
export async function openImportDesk(...categories: readonly CategoryDraft[]) {
  const shop = await openTestShop();
  const owner = await firstOwner(shop);
  await shop.shop.catalogue.saveCategories(shop.shop.db, { categories, parents: [] }, testActor);
  return { shop, owner, desk: importsOf(shop, () => owner) };
}

export type ImportDesk = ReturnType<typeof importsOf>;

/** Actions on imports, by staff and in the place of the job. */
export function importsOf(shop: TestShop, staff: () => StaffBrowser) {
  const read = async (id: string) => (await staff().call('GET', `/imports/${id}`)).json<Import>();
  const ordered = async () => {
    const { rows } = await sql<{ payload: { id: string; runId: string } }>`
      select payload from outbox where job = 'run-import' order by id desc limit 1
    `.execute(queries(shop.shop.db));
    return rows[0]!.payload;
  };
  return {
    read,
    /** The payload of the job that was ordered last. */
    ordered,
    async sent(content: string | Buffer): Promise<Import> {
      const answer = await upload(shop, staff(), content);
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json<Import>();
    },
    /** Orders a run, and does the job's work. */
    async ran(id: string, what: 'check' | 'start'): Promise<Import> {
      const answer = await staff().call('POST', `/imports/${id}/${what}`);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json<Import>().state).toBe(what === 'check' ? 'checking' : 'importing');
      await shop.shop.imports.run(await ordered(), never);
      return read(id);
    },
    rowsOf: async (id: string, outcome: string) =>
      (await staff().call('GET', `/imports/${id}/rows?outcome=${outcome}`)).json<{
        total: number;
        items: {
          line: number;
          sku: string;
          fields: string[];
          problem: string | null;
          note: string | null;
          problems: RowProblem[];
        }[];
      }>(),
    async pieceOf(sku: string) {
      const found = (await staff().call('GET', `/pieces?q=${sku}`)).json<{ items: { id: string }[] }>();
      const answer = await staff().call('GET', `/pieces/${found.items[0]?.id ?? 'none'}`);
      return answer.json<{
        id: string;
        state: string;
        priceCents: number;
        version: number;
        prices: object[];
      }>();
    },
    audited: async (entity: string, id: string) =>
      (await staff().call('GET', `/audit?entity=${entity}&entityId=${id}`))
        .json<{ items: { action: string }[] }>()
        .items.map(({ action }) => action),
  };
}
