import { emptyFields } from '../../src/shared/pieces/piece-fields.ts';
import { isOfProtectedSpecies } from '../../src/shared/pieces/ready-for-shop.ts';
import { asMessage, type Message, type PlainCode } from '../../src/shared/messages/message.ts';
import {
  clipText,
  shortSku,
  vintageExemption,
  type Dimensions,
  type Era,
  type MapContext,
  type Mapped,
  type PieceDraft,
  type PieceTexts,
  type Remark,
} from '../../src/modules/catalogue/index.ts';
import { kindOf, largestMm, museumPrice } from './kinds-and-prices.ts';
import { readRecord, type MuseumRecord } from './record.ts';
import { adjectiveOf, countryOf, materialsOf, roleOf } from './words.ts';

/** Whole millimetres from inches; 0 means unknown. */
export function millimetres(inches: number): number | null {
  return inches === 0 ? null : Math.max(Math.round(inches * 25.4), 1);
}

/**
 * A piece from an entry of the Carnegie Museum of Art's collection file. Never throws.
 *
 * Data missing from the file follows fixed rules: line vintage, one of each, margin scheme, condition 'gut' (a museum
 * cares for its pieces), price by `museumPrice`, four carriers from 2 m on, for rent up to 3,000 €, exempt from the
 * GPSR as an antique after a hundred years and as older lawful goods before that. Everything in the file becomes part
 * of the piece's texts, in the museum's own words.
 * @param line place of the entry in the list, counted from 1
 */
export function mapMuseum(entry: unknown, line: number, context: MapContext): Mapped {
  const { record, problems } = readRecord(entry, line);
  const warnings: Remark[] = [];
  const warn: Warn = (column, value, problem) =>
    void warnings.push({ line, column, value, problem: asMessage(problem) });
  const era = eraOf(record, warn);
  for (const image of record.images) {
    warn('images', image, 'not-taken-address');
  }
  if (problems.length > 0) return { ok: false, draft: null, problems, warnings };
  return { ok: true, published: null, draft: draftOf(record, era, context), warnings };
}

function draftOf(record: MuseumRecord, era: Era | null, context: MapContext): PieceDraft {
  const kind = kindOf(record.title);
  const dimensions: Dimensions = {
    ...emptyFields.dimensions,
    widthMm: millimetres(record.widthInches),
    heightMm: millimetres(record.heightInches),
    depthMm: millimetres(record.depthInches),
    diameterMm: millimetres(record.diameterInches),
  };
  const priceCents = museumPrice(kind.basePriceEuros, era, dimensions);
  const title = clipText(`${kind.word} – ${record.title.replace(/\s+/g, ' ')}`, 200);
  const materials = record.medium === null ? [] : materialsOf(record.medium);
  return {
    ...emptyFields,
    sku: shortSku(`CMOA-${record.accessionNumber.replace(/\s+/g, ' ')}`),
    title,
    shopType: 'vintage',
    categoryIds: context.categoryId === null ? [] : [context.categoryId],
    mainCategoryId: null,
    sections: [],
    priceCents,
    comparePriceCents: null,
    chargeTaxPercent: 0,
    taxScheme: 'margin',
    assemblyService: kind.assembled,
    rentable: priceCents <= 300_000,
    carriers: largestMm(dimensions) >= 2000 ? 4 : 2,
    dimensions,
    materials,
    maker: [...new Set(record.creators.map(makerOf))].join(', ') || null,
    era,
    condition: 'gut',
    origin: originOf(record),
    // As invented as its price.
    purchase: { priceCents: Math.round(priceCents / 200) * 100, sellerKind: 'private' },
    speciesPapers: isOfProtectedSpecies({ title, materials }) ? 'Vorerwerb: Bestand des Museums' : null,
    productSafety: vintageExemption(era, context.year),
    texts: textsOf(record, kind.word),
    pictures: [],
    stock: 1,
    variants: [],
  };
}

/** 'Arne Jacobsen (dänisch)'; for an unknown maker the museum writes 'unknown American, PA, Philadelphia'. */
function makerOf({ name, nationality }: MuseumRecord['creators'][number]): string {
  const unknown = /^unknown\s+([^\s,]+)(.*)$/su.exec(name);
  if (unknown !== null) return `unbekannt (${adjectiveOf(unknown[1] ?? '')}${unknown[2] ?? ''})`;
  return nationality === null ? name : `${name} (${adjectiveOf(nationality)})`;
}

/** The manufacturer's origin, or else that of the first person named. */
function originOf({ creators }: MuseumRecord): string | null {
  const maker = creators.find(({ role }) => role?.toLowerCase() === 'manufacturer') ?? creators[0];
  return maker?.nationality == null ? null : countryOf(maker.nationality);
}

function textsOf(record: MuseumRecord, kind: string): PieceTexts {
  const first = record.creators[0];
  const facts = [
    ['Originaltitel', record.title],
    ['Art', kind],
    ...(record.creationDate === null ? [] : [['Datierung', record.creationDate]]),
    ...(record.medium === null ? [] : [['Material laut Museum', record.medium]]),
    ...record.creators.map(({ role, said }) => [role === null ? 'Von' : roleOf(role), said]),
  ];
  const source = [
    ['Sammlung', 'Carnegie Museum of Art, Pittsburgh (CC0)'],
    ['Inventarnummer', record.accessionNumber],
    ...record.others,
  ];
  return {
    ...emptyFields.texts,
    subtopic: [first?.name, record.creationDate].filter((part) => part != null).join(', ') || null,
    conditionText: 'Vom Museum bewahrt; Einzelheiten zum Zustand nennt die Quelle nicht.',
    descriptions: [htmlList(facts)],
    storyShop: record.provenance === null ? null : `Herkunft laut Museum: ${record.provenance}`,
    shopInfo: htmlList(source),
  };
}

function htmlList(facts: readonly (readonly string[])[]): string {
  const items = facts.map(([name = '', value = '']) => `<li>${escapeHtml(`${name}: ${value}`)}</li>`);
  return `<ul>${items.join('')}</ul>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

type Warn = (column: string, value: string, problem: Message | PlainCode) => void;

function eraOf({ earliest, latest, creationDate }: MuseumRecord, warn: Warn): Era | null {
  const from = yearOf(earliest, 'creation_date_earliest', warn);
  const to = yearOf(latest, 'creation_date_latest', warn);
  const years = [from, to].filter((year) => year !== null);
  if (years.length === 0) return null;
  const era = { fromYear: Math.min(...years), toYear: Math.max(...years) };
  if (from !== null && to !== null && from > to) {
    const params = { column: 'creation_date_earliest' };
    warn('creation_date_latest', latest ?? '', { code: 'dates-reversed', params });
  }
  // 'designed 1927' in the words and 1904 in the numbers: the piece counts as old only if both agree. ('before 2005'
  // ends with 2004 and is no disagreement.)
  const named = [...(creationDate ?? '').matchAll(/\b[12]\d{3}\b/g)].map(([digits]) => Number(digits));
  if (named.length === 0 || named.some((year) => year >= era.fromYear - 1 && year <= era.toYear + 1))
    return era;
  warn('creation_date', creationDate ?? '', { code: 'date-outside', params: era });
  return { fromYear: Math.min(era.fromYear, ...named), toYear: Math.max(era.toYear, ...named) };
}

/**
 * The year of '1953-01-01'. A date in the last ten days of a year means the first of January of the next one: the
 * museum's software converted old dates from one calendar to the other ('16th century' begins on 1499-12-23).
 */
function yearOf(date: string | null, column: string, warn: Warn): number | null {
  if (date === null) return null;
  const parts = /^(\d{4})-(\d\d)-(\d\d)/.exec(date);
  const year = Number(parts?.[1] ?? 0);
  if (parts === null || year === 0) {
    warn(column, date, 'not-a-date');
    return null;
  }
  return parts[2] === '12' && Number(parts[3]) >= 22 ? year + 1 : year;
}
