/** A part of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface KnownMaker {
  readonly key: string;
  readonly name: string;
}

/** By the list that was read, so that no query has to lower-case the names of some thousand makers again. */
const smallNames = new WeakMap<readonly KnownMaker[], readonly KnownMaker[]>();

/** In small letters, the longest name first: 'TON Praha' is not 'TON'. */
function namesOf(makers: readonly KnownMaker[]): readonly KnownMaker[] {
  const known = smallNames.get(makers);
  if (known !== undefined) return known;
  const made = makers
    .map(({ key, name }) => ({ key, name: name.toLowerCase() }))
    .filter(({ name }) => name.length >= 3)
    .sort((one, other) => other.name.length - one.name.length);
  smallNames.set(makers, made);
  return made;
}

const withinWord = /[\p{L}\p{M}\p{N}]/u;

/** The makers that a text names as whole words: a Betontisch is not by TON. */
export function makersIn(text: string, makers: readonly KnownMaker[]): (Span & { readonly maker: string })[] {
  const small = text.toLowerCase();
  const isEdge = (at: number): boolean => !withinWord.test(small.charAt(at));
  const startOf = (name: string): number => {
    let start = small.indexOf(name);
    while (start !== -1 && !(isEdge(start - 1) && isEdge(start + name.length))) {
      start = small.indexOf(name, start + 1);
    }
    return start;
  };
  return namesOf(makers).flatMap(({ key, name }) => {
    const start = startOf(name);
    return start === -1 ? [] : [{ start, end: start + name.length, maker: key }];
  });
}
