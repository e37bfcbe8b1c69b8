import { imports } from '../../shared/messages/de/imports.ts';
import { pieceFields, textNames } from '../../shared/pieces/piece-fields.ts';
import { audit } from '../texts/audit.ts';
import { formatCents, formatDay, formatMoment } from '../data/formats.ts';

type Words = Readonly<Record<string, string>>;
type Facts = Readonly<Record<string, unknown>>;

const fieldWords: Words = audit.fields;
/** Fees of areas are amounts, though their names do not say so. */
const areas = new Set(['friedrichshain', 'near-friedrichshain', 'berlin', 'potsdam', 'berlin-area']);
/** Names of files and colours that no person would read. */
const unreadable = new Set(['key', 'widthPx', 'heightPx', 'placeholder', 'unitId']);

/** Whether a person can read what is recorded of a field: numbers that only the shop's tables know are left out. */
export const isReadable = (name: string): boolean => !unreadable.has(name);

/** The fields with a formatted text; what looks like markup in another one was typed so. */
const formatted = new Set([
  'html',
  'descriptionHtml',
  'descriptions',
  ...textNames.filter((name) => pieceFields[name].kind === 'html'),
  'welcomeText',
  'sliderText',
  'shopTiming',
]);

export const fieldInWords = (name: string): string => fieldWords[name] ?? name;

/**
 * A stored value in people's words: amounts in euros, states in words, lists with commas, times and days in Berlin.
 * @param entity the subject: the same word can mean different things
 */
export function valueInWords(entity: string, name: string, value: unknown): string {
  if (isNothing(value)) return audit.nothing;
  if (typeof value === 'boolean') return value ? audit.yes : audit.no;
  if (typeof value === 'number') return numberInWords(name, value);
  if (typeof value === 'string') return textInWords(entity, name, value);
  if (Array.isArray(value)) return listInWords(entity, name, value);
  const facts = value as Facts;
  return messageInWords(facts) ?? partsInWords(entity, facts);
}

/** What was wrong with an imported file: a code and the facts of its sentence. */
function messageInWords({ code, params }: Facts): string | null {
  if (typeof code !== 'string' || !Object.hasOwn(imports, code)) return null;
  const sentence = imports[code as keyof typeof imports];
  return typeof sentence === 'string' ? sentence : (sentence as (facts: unknown) => string)(params);
}

/** Not rounded: two values that differ must not read alike. */
const exactly = (value: number): string => value.toLocaleString('de-DE', { maximumFractionDigits: 20 });

function numberInWords(name: string, value: number): string {
  if (name.endsWith('Cents') || areas.has(name)) return formatCents(value);
  if (name.endsWith('Mm')) return `${exactly(value / 10)}\u00a0cm`;
  if (name.endsWith('Grams')) return `${exactly(value / 1000)}\u00a0kg`;
  // Programs count positions from 0, people from 1.
  if (name === 'position') return String(value + 1);
  return name.endsWith('Year') || name === 'version' ? String(value) : exactly(value);
}

function textInWords(entity: string, name: string, value: string): string {
  const word = audit.values[entity]?.[name]?.[value] ?? audit.everywhere[name]?.[value];
  if (word !== undefined) return word;
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return formatMoment(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? formatDay(value)
    : formatted.has(name)
      ? plainText(value)
      : value;
}

/** A formatted text as it is read. */
function plainText(value: string): string {
  if (!/<\/?[a-z]/i.test(value)) return value;
  const words = value
    .replace(/<\/(p|h[1-6]|li|tr|blockquote|ul|ol|table)>|<br ?\/?>/gi, ' ')
    .replace(/<\/?[a-z][a-z0-9]*( [^<>]*)?\/?>/gi, '');
  const marks: Words = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };
  return words
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => marks[name] ?? '')
    .replace(/ +/g, ' ')
    .trim();
}

function listInWords(entity: string, name: string, values: readonly unknown[]): string {
  const said = values.map((value) => valueInWords(entity, name, value));
  return said.join(values.some((value) => typeof value === 'object') ? '; ' : ', ');
}

function partsInWords(entity: string, parts: Facts): string {
  const { position, state, ...others } = parts;
  if (typeof position === 'number' && typeof state === 'string' && Object.keys(others).length === 0) {
    return audit.line(position + 1, textInWords(entity, 'state', state));
  }
  return Object.entries(parts)
    .filter(([name, value]) => isReadable(name) && !isNothing(value))
    .map(([name, value]) => `${fieldInWords(name)}: ${valueInWords(entity, name, value)}`)
    .join(', ');
}

/** Also true of a list or a group whose fields are all empty. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isNothing);
}
