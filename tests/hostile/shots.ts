import fc from 'fast-check';
import type { ApiDescription, Operation } from './api-description.ts';
import { asJson, broken, multipart, type Body } from './bodies.ts';
import { allowedBy, nearly } from './by-schema.ts';
import { hostileName, hostileValue, shortHostileText } from './hostile-values.ts';
import { idsFor, type Known } from './known.ts';
import { oddHeaders } from './odd-headers.ts';
import type { Json } from './json.ts';
import { pageShots } from './page-shots.ts';
import type { Shot, Who } from './shot.ts';
import { spelled } from './spellings.ts';
import { usualBodies } from './usual-bodies.ts';

type Header = readonly [string, string];

const anyone: fc.Arbitrary<Who> = fc.oneof(
  { weight: 30, arbitrary: fc.constant<Who>('nobody') },
  { weight: 25, arbitrary: fc.constant<Who>('shopper') },
  { weight: 5, arbitrary: fc.constant<Who>('forged') },
  { weight: 5, arbitrary: fc.constantFrom<Who>('owner', 'content', 'read-only') },
);
const staff: fc.Arbitrary<Who> = fc.oneof(
  { weight: 16, arbitrary: fc.constant<Who>('owner') },
  { weight: 2, arbitrary: fc.constant<Who>('content') },
  { weight: 2, arbitrary: fc.constantFrom<Who>('nobody', 'shopper', 'forged', 'read-only') },
);

/** Requests to everything in the description, and to pages, in all variants of `kind`. */
export function shots(description: ApiDescription, known: Known): fc.Arbitrary<Shot> {
  return fc.oneof(
    {
      weight: 85,
      arbitrary: fc.oneof(...description.operations.map((one) => callsOf(one, description, known))),
    },
    { weight: 15, arbitrary: pageShots(known) },
  );
}

const foreign: fc.Arbitrary<readonly Header[]> = fc.constantFrom<readonly Header[]>(
  [
    ['origin', 'https://evil.example'],
    ['sec-fetch-site', 'cross-site'],
  ],
  [['sec-fetch-site', 'cross-site']],
  [
    ['origin', 'null'],
    ['sec-fetch-site', 'same-site'],
  ],
);

function callsOf(operation: Operation, description: ApiDescription, known: Known): fc.Arbitrary<Shot> {
  const { method, path } = operation;
  const takesFile = operation.method === 'POST' && /\/(?:upload|buy-in-mail|pictures|imports)$/.test(path);
  return fc
    .record({
      as: path.startsWith('/api/admin/') ? staff : anyone,
      address: fc.tuple(addressOf(operation, known), spelled).map(([plain, spell]) => spell(plain)),
      query: queryOf(operation, description, known),
      body:
        method === 'GET'
          ? fc.constant<Sent>({ how: 'read', body: null })
          : bodyOf(operation, takesFile, description, known),
      odd: fc.oneof(
        // As another site makes a browser send it, cookies included.
        { weight: 1, arbitrary: foreign },
        { weight: 5, arbitrary: fc.constant<readonly Header[]>([]) },
        { weight: 1, arbitrary: oddHeaders },
      ),
      otherMethod: fc.oneof(
        { weight: 30, arbitrary: fc.constant(null) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            'HEAD',
            'OPTIONS',
            'PUT',
            'DELETE',
            'PATCH',
            'POST',
            'GET',
            'TRACE',
            'PROPFIND',
          ),
        },
      ),
    })
    .map(({ as, address, query, body: { how, body }, odd, otherMethod }) => ({
      kind: `${method} ${path}, ${how}`,
      as,
      method: otherMethod ?? method,
      target: query === '' ? address : `${address}?${query}`,
      headers: [...headersOf(body), ...odd],
      body: body?.bytes ?? null,
    }));
}

interface Sent {
  readonly how: string;
  readonly body: Body | null;
}

function headersOf(body: Body | null): Header[] {
  if (body === null) return [];
  return [
    ...(body.type === null ? [] : [['content-type', body.type] as const]),
    ...(body.encoding === undefined ? [] : [['content-encoding', body.encoding] as const]),
  ];
}

function bodyOf(
  { method, path, body: schema }: Operation,
  takesFile: boolean,
  description: ApiDescription,
  known: Known,
): fc.Arbitrary<Sent> {
  const generated = schema === null ? hostileValue : allowedBy(description, known.ids)(schema);
  const usual = usualBodies(path, known) ?? known.bodies[path];
  const base: fc.Arbitrary<Json> = usual === undefined ? generated : fc.oneof(fc.constant(usual), generated);
  const as = (how: string, arbitrary: fc.Arbitrary<Body | null>) =>
    arbitrary.map((body): Sent => ({ how, body }));
  return fc.oneof(
    { weight: method === 'DELETE' ? 60 : 8, arbitrary: as('no body', fc.constant(null)) },
    { weight: 60, arbitrary: as('by the schema', base.map(asJson)) },
    { weight: 60, arbitrary: as('nearly right', nearly(base).map(asJson)) },
    { weight: 6, arbitrary: as('anything', hostileValue.map(asJson)) },
    { weight: 14, arbitrary: as('broken', broken(base)) },
    { weight: takesFile ? 120 : 2, arbitrary: as('a form with a file', multipart) },
  );
}

/** Mostly ids of the shop; invalid texts now and then. */
function addressOf({ path }: Operation, known: Known): fc.Arbitrary<string> {
  const parts = path.split(/(\{\w+\})/);
  const id = fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...idsFor(known, path)).map(encodeURIComponent) },
    { weight: 3, arbitrary: fc.constantFrom(...known.ids).map(encodeURIComponent) },
    { weight: 3, arbitrary: shortHostileText.map(encoded) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '%',
        '%E0%A4%A',
        '%00',
        '%2e%2e%2f',
        '..',
        '.',
        '*',
        'a'.repeat(5_000),
        '%c0%af',
        ';',
      ),
    },
    { weight: 1, arbitrary: fc.uuid() },
  );
  return fc
    .tuple(...parts.map((part) => (part.startsWith('{') ? id : fc.constant(part))))
    .map((filled) => filled.join(''));
}

function queryOf({ query }: Operation, description: ApiDescription, known: Known): fc.Arbitrary<string> {
  const valid = allowedBy(description, known.ids);
  const pairs = query.map(({ name, schema, required = false }) =>
    fc.oneof(
      { weight: required ? 1 : 8, arbitrary: fc.constant('') },
      {
        weight: 8,
        arbitrary: valid(schema).map(
          (value) => `${name}=${encoded(typeof value === 'string' ? value : JSON.stringify(value))}`,
        ),
      },
      { weight: 4, arbitrary: shortHostileText.map((text) => `${name}=${encoded(text)}`) },
      {
        weight: 1,
        arbitrary: shortHostileText.map(
          (text) => `${name}=a&${name}=${encoded(text)}&${name}[]=b&${name}[x]=c`,
        ),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          `${name}`,
          `${name}=%`,
          `${name}=%E0%A4%A`,
          `${name}=%00`,
          `${name}=${'a'.repeat(9_000)}`,
        ),
      },
    ),
  );
  const strange = fc.oneof(
    { weight: 12, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc
        .tuple(hostileName, shortHostileText)
        .map(([name, text]) => `${encoded(name)}=${encoded(text)}`),
    },
  );
  return fc.tuple(...pairs, strange).map((all) => all.filter((pair) => pair !== '').join('&'));
}

/** As a browser encodes it; halves of characters, which have no encoding, as their bytes. */
export function encoded(text: string): string {
  return (
    encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '')) +
    (/[\ud800-\udfff]/u.test(text) ? '%ED%A0%80' : '')
  );
}
