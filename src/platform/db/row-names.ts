/** 'unitCents' as its column is named, 'unit_cents'. */
type ColumnName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnName<Rest>}`
  : '';

/** A row with a column for each property of a value, named the way of SQL. */
export type RowOf<Value> = {
  [Name in keyof Value & string as ColumnName<Name>]: Value[Name];
};

/** Names are few and come again with every row. */
function remembered(rename: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const renamed = known.get(name) ?? rename(name);
    known.set(name, renamed);
    return renamed;
  };
}

/** The column of a property: 'unit_cents' of 'unitCents'. */
export const columnOf = remembered((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
const propertyOf = remembered((column) => column.replace(/_[a-z]/g, (joint) => joint.slice(1).toUpperCase()));

function renamed(value: object, rename: (name: string) => string): unknown {
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, unknown]) => [rename(name), one]),
  );
}

/** The row of a value. Only its own names change, not those inside of what it holds. */
export function rowOf<Value extends object>(value: Value): RowOf<Value> {
  return renamed(value, columnOf) as RowOf<Value>;
}

/** The value of a row, the other way round. */
export function fromRow<Value extends object>(row: RowOf<Value>): Value {
  return renamed(row, propertyOf) as Value;
}
