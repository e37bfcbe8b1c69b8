import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { dummyCompany } from '../first-content/de/company.ts';
import { createContent, type Content } from '../index.ts';

const staff: Actor = { kind: 'system', name: 'test' };
const firstDay = new Date('2026-11-21T10:00:00Z');
const secondDay = new Date('2027-03-01T10:00:00Z');

let db: TestDatabase;
let content: Content;
let now = firstDay;

beforeAll(async () => {
  db = await openTestDatabase();
  content = createContent({ db, now: () => now, newId: randomUUID, invalidate: () => Promise.resolve() });
  await content.fillFirst({ demo: false });
});
afterAll(() => db.close());

test('a text that binds can be read in every version that held, and in none before it does', async () => {
  const draft = {
    slug: 'terms',
    language: 'de',
    title: 'AGB',
    description: 'Neue Bedingungen',
    html: '<h2>1. Geltung {#geltung}</h2><p>Es gilt, was {firm} sagt:</p><ul><li>eins</li><li>zwei</li></ul>',
    legal: true,
  } as const;
  await content.savePage(draft, staff, 1, secondDay);
  expect(await content.pageVersions('terms')).toEqual([{ version: 1, validFrom: firstDay }]);
  expect(await content.pageVersion('terms', 2)).toBeNull();
  expect(await content.textFile('terms', 2)).toBeNull();

  now = secondDay;
  await content.saveCompanyData({ ...dummyCompany, firm: 'WMK Neu GmbH' }, staff);
  // A new name of the company creates a new version of binding texts.
  expect((await content.pageVersions('terms')).map(({ version }) => version)).toEqual([3, 2, 1]);
  expect((await content.pageVersion('terms', 3))?.html).toContain('was WMK Neu GmbH sagt');
  expect((await content.pageVersion('terms', 1))?.html).toContain('zahlungspflichtig bestellen');
  // In the wording of its time, with the company's name of that time.
  expect((await content.pageVersion('terms', 2))?.html).toContain('was WMK Muster GmbH sagt');
  expect(await content.textFile('terms', 2)).toEqual({
    name: 'terms-2027-03-01.txt',
    text: 'AGB\nStand: 1. März 2027 (Fassung 2)\n\n1. Geltung\n\nEs gilt, was WMK Muster GmbH sagt:\n\n- eins\n- zwei\n',
  });
});

test('pages that do not bind are no files, and unknown ones have no versions', async () => {
  const draft = { slug: 'versand', language: 'de', title: 'V', description: 'V', html: '<p>V</p>' } as const;
  await content.savePage({ ...draft, legal: false }, staff);
  const [newest] = await content.pageVersions('versand');
  expect(await content.textFile('versand', newest?.version ?? 0)).toBeNull();
  expect(await content.pageVersions('no-such-page')).toEqual([]);
  expect(await content.pageVersion('terms', 99)).toBeNull();
});
