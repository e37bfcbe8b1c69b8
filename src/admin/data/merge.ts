type Facts = Readonly<Record<string, unknown>>;

/** A part of a record in which somebody else's version differs from the one that both began with. */
export interface Change {
  /** The place of the part in the form: 'areaFees.berlin', 'stores.1.city'. */
  readonly path: string;
  /** The fields that lead to it, and the row of a list by its own name. */
  readonly names: readonly { readonly field: string; readonly row?: unknown }[];
  readonly theirs: unknown;
  readonly mine: unknown;
  /** Whether it was changed here as well, and otherwise. */
  readonly isBoth: boolean;
}

interface Merged {
  /** What is saved: the others' changes, and on top of them one's own. */
  readonly value: unknown;
  readonly changes: readonly Change[];
}

interface Versions {
  readonly base: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** By what people know a row of a list; the first that it has. */
const nameFields = ['id', 'name', 'countries', 'days', 'from', 'key', 'anchor', 'question', 'title'] as const;

/** The value that a row is known by; null: it has no name. */
function rowName(row: unknown): unknown {
  if (!isFacts(row)) return null;
  const field = nameFields.find((one) => row[one] !== undefined && row[one] !== null && row[one] !== '');
  return field === undefined ? null : row[field];
}

/** The rows by their names; null: some have none, or the same. */
function byName(rows: readonly unknown[]): ReadonlyMap<string, unknown> | null {
  const named = new Map(rows.map((row) => [JSON.stringify(rowName(row)), row]));
  return named.size === rows.length && !named.has('null') ? named : null;
}

/** Numbers that stand for the same things by their order, such as the fees of the sizes. */
const isRow = (values: readonly unknown[], length: number): boolean =>
  values.length === length && values.every((value) => typeof value === 'number' || value === null);

/**
 * What two people made of the same record, together: field by field, and list by list by the names of their rows. Where
 * both have changed the same, one's own stays.
 * @param path where it is in the form
 */
export function mergeChanges(
  { base, theirs, mine }: Versions,
  path = '',
  names: Change['names'] = [],
): Merged {
  if (isSame(theirs, base)) return { value: mine, changes: [] };
  const isMine = !isSame(mine, base);
  const merged = mergeParts({ base, theirs, mine }, path, names);
  if (merged === null) return whole({ base, theirs, mine }, isMine, path, names);
  return isMine ? merged : { ...merged, value: theirs };
}

/** Null: there are no parts that could be told apart. */
function mergeParts({ base, theirs, mine }: Versions, path: string, names: Change['names']): Merged | null {
  if (isFacts(theirs) && isFacts(base) && isFacts(mine))
    return mergeFacts({ base, theirs, mine }, path, names);
  if (!Array.isArray(theirs) || !Array.isArray(base) || !Array.isArray(mine)) return null;
  return mergeNumbers({ base, theirs, mine }, path, names) ?? mergeRows({ base, theirs, mine }, path, names);
}

function whole({ theirs, mine }: Versions, isMine: boolean, path: string, names: Change['names']): Merged {
  const isBoth = isMine && !isSame(theirs, mine);
  return { value: isMine ? mine : theirs, changes: [{ path, names, theirs, mine, isBoth }] };
}

interface Lists {
  readonly base: readonly unknown[];
  readonly theirs: readonly unknown[];
  readonly mine: readonly unknown[];
}

const under = (path: string, name: string | number): string =>
  path === '' ? String(name) : `${path}.${name}`;

function mergeFacts(
  { base, theirs, mine }: { readonly base: Facts; readonly theirs: Facts; readonly mine: Facts },
  path: string,
  names: Change['names'],
): Merged {
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const merged = fields.map((field) => {
    const versions = { base: base[field], theirs: theirs[field], mine: mine[field] };
    return [field, mergeChanges(versions, under(path, field), [...names, { field }])] as const;
  });
  return {
    value: Object.fromEntries(
      merged.flatMap(([field, { value }]) => (value === undefined ? [] : [[field, value] as const])),
    ),
    changes: merged.flatMap(([, { changes }]) => changes),
  };
}

function mergeNumbers({ base, theirs, mine }: Lists, path: string, names: Change['names']): Merged | null {
  if (base.length === 0 || ![base, theirs, mine].every((one) => isRow(one, base.length))) return null;
  const merged = mine.map((value, index) =>
    mergeChanges({ base: base[index], theirs: theirs[index], mine: value }, under(path, index), [
      ...names,
      { field: '', row: index + 1 },
    ]),
  );
  return { value: merged.map(({ value }) => value), changes: merged.flatMap(({ changes }) => changes) };
}

/** Null: the rows have no names by which they could be told apart, or others have put them in another order. */
function mergeRows({ base, theirs, mine }: Lists, path: string, names: Change['names']): Merged | null {
  const [was, other, own] = [byName(base), byName(theirs), byName(mine)];
  if (was === null || other === null || own === null) return null;
  const stayed = [...was.keys()].filter((name) => other.has(name));
  if (
    !isSame(
      stayed,
      [...other.keys()].filter((name) => was.has(name)),
    )
  )
    return null;
  const order = [...own.keys(), ...[...other.keys()].filter((name) => !own.has(name))];
  const merged = [...new Set([...order, ...was.keys()])].map((name) => {
    const row = own.get(name);
    const index = row === undefined ? -1 : mine.indexOf(row);
    const versions = { base: was.get(name), theirs: other.get(name), mine: row };
    const known = [...names, { field: '', row: JSON.parse(name) as unknown }];
    // A row that is not in the form cannot be put into it by itself: then the list is.
    return mergeChanges(versions, index < 0 ? path : under(path, index), known);
  });
  return {
    value: merged.flatMap(({ value }) => (value === undefined ? [] : [value])),
    changes: merged.flatMap(({ changes }) => changes),
  };
}

/** Marks the values of a form as an answer to a version that somebody else has saved meanwhile. */
const onTopOf = Symbol('on top of');

/** The values of a form, to be saved on top of what somebody else has saved since it was opened. */
export const putOnTop = (values: Facts, current: Facts): Facts => ({ ...values, [onTopOf]: current });

/**
 * The version that a save is based on, and what it makes of it.
 * @param base the record as the form was opened with it
 */
export function based(
  values: Facts,
  base: Facts | undefined,
): { readonly data: Facts; readonly base: Facts | undefined } {
  const current = (values as { readonly [onTopOf]?: Facts })[onTopOf];
  if (current === undefined || base === undefined) return { data: values, base };
  return { data: mergeChanges({ base, theirs: current, mine: values }).value as Facts, base: current };
}
