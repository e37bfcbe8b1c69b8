import { audit } from '../texts/audit.ts';

/** What an entry is about, as the log tells it. */
export interface Thing {
  readonly entity: string;
  readonly entityId: string;
  /** What it is called today; null: it is gone, or its id is its name. */
  readonly entityName: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** What has a screen of its own, and which. */
const screens: Readonly<Record<string, 'show' | 'edit' | 'list' | 'page'>> = {
  orders: 'show',
  customers: 'show',
  newsletter: 'show',
  imports: 'show',
  enquiries: 'edit',
  'shipping-requests': 'edit',
  staff: 'edit',
  pieces: 'edit',
  categories: 'edit',
  'parent-categories': 'edit',
  reviews: 'edit',
  'page-texts': 'edit',
  'page-blocks': 'edit',
  'dashboard-texts': 'edit',
  faq: 'edit',
  invoices: 'list',
  declarations: 'page',
  company: 'page',
  opening: 'page',
  'shipping-rates': 'page',
  'login-rules': 'page',
};

/** Whose id is no name: without a name they are gone, and their screens with them. */
const named = new Set([
  'customers',
  'newsletter',
  'imports',
  'enquiries',
  'shipping-requests',
  'staff',
  'pieces',
  'categories',
  'parent-categories',
  'reviews',
  'page-texts',
]);

/** Where the thing itself is to be seen; null: nowhere, or no longer. */
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
  // A page of text is called alike in each language.
  const language = entity === 'page-texts' ? audit.languages[entityId.split('.').at(-1) ?? ''] : undefined;
  const today = entityName ?? nameIn(after) ?? nameIn(before);
  if (today !== null) return language === undefined ? today : audit.inLanguage(today, language);
  // Ids that nobody could tell apart are shortened; numbers that people use are not.
  return /^[0-9a-f-]{36}$/.test(entityId) ? entityId.slice(0, 8) : entityId;
}

/** Of texts that stand in one place the id says which, and in which language: 'benefits.de', 'en'. */
function textInWords(entity: string, entityId: string): string {
  const parts = entityId.split('.');
  const code = parts.at(-1) ?? '';
  const language = audit.languages[code] ?? code;
  const text = parts.length < 2 ? undefined : audit.textNames[entity]?.[parts[0] ?? ''];
  return text === undefined ? language : audit.inLanguage(text, language);
}

/** What it was called when it was changed. */
function nameIn(facts: Thing['before']): string | null {
  for (const field of ['title', 'name', 'fileName', 'email']) {
    const name = facts?.[field];
    if (typeof name === 'string' && name !== '') return name;
  }
  return null;
}
