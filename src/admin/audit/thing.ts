import type { z } from 'zod';
import type { auditEntrySchema } from '../../read-models/http/audit.schemas.ts';
import { audit } from '../texts/audit.ts';

export type Entry = z.output<typeof auditEntrySchema>;

/** The subject of an entry, as the log describes it. */
export type Thing = Pick<Entry, 'entity' | 'entityId' | 'entityName' | 'before' | 'after'>;

/** The kinds of subjects with a screen of their own, and which screen. */
const screens: Readonly<Record<string, 'show' | 'edit' | 'list' | 'page'>> = {
  orders: 'show',
  customers: 'show',
  newsletter: 'show',
  vouchers: 'show',
  'gift-vouchers': 'show',
  imports: 'show',
  enquiries: 'edit',
  questions: 'edit',
  staff: 'edit',
  pieces: 'edit',
  categories: 'edit',
  'parent-categories': 'edit',
  'goods-texts': 'edit',
  reviews: 'edit',
  'page-texts': 'edit',
  'page-blocks': 'edit',
  'dashboard-texts': 'edit',
  faq: 'edit',
  invoices: 'list',
  declarations: 'page',
  company: 'page',
  opening: 'page',
  'sales-abroad': 'page',
  'shipping-rates': 'page',
  'login-rules': 'page',
};

/** Kinds whose id is not a name: without a name they are gone, and their screens with them. */
const named = new Set([
  'customers',
  'newsletter',
  'vouchers',
  'gift-vouchers',
  'imports',
  'enquiries',
  'questions',
  'staff',
  'pieces',
  'categories',
  'parent-categories',
  'reviews',
  'page-texts',
]);

/** The address of the subject's screen; null if there is none, or no longer. */
export function addressOf({ entity, entityId, entityName }: Thing): string | null {
  const screen = screens[entity];
  if (screen === undefined || (named.has(entity) && entityName === null)) return null;
  const address = `/${entity}/${encodeURIComponent(entityId)}`;
  switch (screen) {
    case 'show':
      return `${address}/show`;
    case 'edit':
      return address;
    case 'list': {
      const isOne = /\d/.test(entityId);
      return isOne
        ? `/${entity}?filter=${encodeURIComponent(JSON.stringify({ q: entityId }))}`
        : `/${entity}`;
    }
    case 'page':
      return `/${entity}`;
    default:
      return screen satisfies never;
  }
}

/** Its kind and its name: „Stück Sideboard (V-1024)“, „Häufige Fragen Deutsch“. */
export function thingInWords(thing: Thing): string {
  const kind = (audit.entities as Readonly<Record<string, string>>)[thing.entity] ?? thing.entity;
  const name = nameOf(thing);
  return name === '' ? kind : `${kind} ${name}`;
}

function nameOf({ entity, entityId, entityName, before, after }: Thing): string {
  if (screens[entity] === 'page' && entity !== 'declarations') {
    return /^\d+$/.test(entityId) ? audit.versionOf(entityId) : '';
  }
  if (entity in audit.textNames) return textInWords(entity, entityId);
  // A page of text has the same name in each language.
  const language = entity === 'page-texts' ? audit.languages[entityId.split('.').at(-1) ?? ''] : undefined;
  const today = entityName ?? nameIn(after) ?? nameIn(before);
  if (today !== null) return language === undefined ? today : audit.inLanguage(today, language);
  // Random ids are shortened; numbers that people use are not.
  return /^[0-9a-f-]{36}$/.test(entityId) ? entityId.slice(0, 8) : entityId;
}

/** For texts that appear in one place, the id contains the kind and the language: 'benefits.de', 'en'. */
function textInWords(entity: string, entityId: string): string {
  const parts = entityId.split('.');
  const code = parts.at(-1) ?? '';
  const language = audit.languages[code] ?? code;
  const text = parts.length < 2 ? undefined : audit.textNames[entity]?.[parts[0] ?? ''];
  return text === undefined ? language : audit.inLanguage(text, language);
}

/** Its name at the time of the change. */
function nameIn(facts: Thing['before']): string | null {
  for (const field of ['title', 'name', 'fileName', 'email']) {
    const name = facts?.[field];
    if (typeof name === 'string' && name !== '') return name;
  }
  return null;
}
