import fc from 'fast-check';

const coded = (letter: string) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** Other spellings of an address that a router or a cache may take for the same, or for another one. */
const spellings: readonly ((path: string) => string)[] = [
  (path) => path.replace(/[a-z]/, coded),
  (path) => path.replace(/[a-z](?=[^a-z]*$)/, coded),
  (path) => path.replaceAll(/[a-z]/g, coded),
  (path) => path.replace(/[a-z]/, (letter) => coded(letter).replace('%', '%25')),
  (path) => path.replace(/\/[^/]*$/, (last) => last.toUpperCase()),
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/${path}`,
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `/x/%2e%2e${path}`,
  (path) => path.replace('/', '/%2f'),
  (path) => path.replace(/\/(?=[^/]*$)/, '\\'),
  (path) => `${path};a=b`,
  (path) => `${path}%00`,
  (path) => `${path}%20`,
  (path) => `${path}.`,
  (path) => `${path}?`,
  (path) => `${path}#/x`,
  (path) => path.replace('a', '\u0430'.normalize()).replace(/[^\x21-\x7e]/g, encodeURIComponent),
  (path) => path.replace(/e/g, '%C3%A9'),
  (path) => `http://evil.example${path}`,
];

/** Mostly the address itself. */
export const spelled: fc.Arbitrary<(path: string) => string> = fc.oneof(
  { weight: 12, arbitrary: fc.constant((path: string) => path) },
  { weight: 1, arbitrary: fc.constantFrom(...spellings) },
);
