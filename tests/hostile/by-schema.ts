import fc from 'fast-check';
import type { ApiDescription, Schema } from './api-description.ts';
import { hostileName, hostileValue } from './hostile-values.ts';
import { placesOf, raw, withAt, type Json } from './json.ts';

/** Longer texts than this are for the hostile ones. */
const longestUsualText = 60;

/**
 * Values that a schema allows.
 * @param known possible values for an id in this shop
 */
export function allowedBy(
  { resolve }: ApiDescription,
  known: readonly string[],
): (schema: Schema) => fc.Arbitrary<Json> {
  const anId = fc.constantFrom(...known);

  const text = (schema: Schema): fc.Arbitrary<Json> => {
    const { format, pattern, minLength = 0, maxLength = longestUsualText } = schema;
    switch (format) {
      case 'email':
        return fc.nat(500).map((number) => `person-${number}@example.org`);
      case 'uuid':
        return fc.oneof(anId, fc.uuid());
      case 'date':
        return fc
          .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
          .map((date) => date.toISOString().slice(0, 10));
      case 'date-time':
        return fc
          .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
          .map((date) => date.toISOString());
      case 'uri':
        return fc.constantFrom('https://example.org/a', 'http://localhost/uploads/x.webp');
      case undefined:
    }
    // Only addresses of the shop itself have a pattern with a negative lookahead, which the generator cannot read.
    if (pattern?.includes('(?!') === true) return fc.constantFrom('', '/sales', '/product/a?b=c#d');
    if (pattern !== undefined) return fc.oneof(fc.stringMatching(new RegExp(pattern)), anId);
    return fc.oneof(
      anId,
      fc.lorem({ maxCount: 4 }).map((words) => words.slice(0, maxLength).padEnd(minLength, 'x')),
      fc.string({
        unit: 'grapheme',
        minLength,
        maxLength: Math.max(minLength, Math.min(maxLength, longestUsualText)),
      }),
      fc.constant('x'.repeat(Math.min(maxLength, 5_000))),
    );
  };

  const object = ({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<Json> => {
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [
        name,
        name.toLowerCase().endsWith('id') && resolve(schema).type === 'string'
          ? fc.oneof({ weight: 4, arbitrary: anId }, { weight: 1, arbitrary: any(schema) })
          : any(schema),
      ]),
    );
    const record = fc.record(fields, { requiredKeys: [...required] }) as fc.Arbitrary<Json>;
    if (typeof additionalProperties !== 'object' || Object.keys(properties).length > 0) return record;
    return fc.dictionary(fc.string({ maxLength: 12 }), any(additionalProperties), { maxKeys: 4 });
  };

  function any(asked: Schema): fc.Arbitrary<Json> {
    const schema = resolve(asked);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) return fc.oneof(...choices.map(any));
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    if (schema.const !== undefined) return fc.constant(schema.const);
    const { minimum = -1_000, maximum = 1_000_000, minItems = 0, maxItems = 5 } = schema;
    switch (schema.type) {
      case 'string':
        return text(schema);
      case 'integer':
        return fc.oneof(
          fc.integer({ min: Math.max(minimum, -(2 ** 40)), max: Math.min(maximum, 2 ** 40) }),
          fc.constantFrom(Math.max(minimum, 0), minimum, maximum),
        );
      case 'number':
        return fc.oneof(
          fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }),
          fc.double({ min: minimum, max: maximum, noNaN: true }),
        );
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return fc.array(any(schema.items ?? {}), {
          minLength: minItems,
          maxLength: Math.max(minItems, Math.min(maxItems, 5)),
        });
      case 'object':
        return object(schema);
      default:
        return fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>;
    }
  }
  return any;
}

/** A value with one or a few faults: something missing, of another type, out of bounds, or additional. */
export function nearly(value: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const fault = fc.record({
    at: fc.nat(1_000),
    what: fc.constantFrom('leave out', 'replace', 'replace', 'replace', 'add', 'twice', 'wrap'),
    put: hostileValue,
    name: hostileName,
  });
  return fc.tuple(value, fc.array(fault, { minLength: 1, maxLength: 3 })).map(([start, faults]) =>
    faults.reduce<Json>((current, { at, what, put, name }) => {
      const places = placesOf(current);
      const place = places[at % places.length] ?? [];
      switch (what) {
        case 'leave out':
          return place.length === 0 ? current : withAt(current, place, undefined);
        case 'replace':
          return withAt(current, place, put);
        case 'wrap':
          return withAt(current, place, [put]);
        case 'twice':
          return withAt(current, place, raw(`{${JSON.stringify(name)}:1,${JSON.stringify(name)}:"2"}`));
        default:
          return withAt(current, name === '' ? ['x'] : [name], put);
      }
    }, start),
  );
}
