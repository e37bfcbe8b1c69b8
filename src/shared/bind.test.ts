import { expect, expectTypeOf, test } from 'vitest';
import { bind } from './bind.ts';

const deps = { prefix: 'No. ', now: () => new Date(0) };
const numbered = ({ prefix }: { readonly prefix: string }, number: number, suffix = ''): string =>
  `${prefix}${number}${suffix}`;
const fails = async (_: { readonly now: () => Date }): Promise<never> => {
  throw new TypeError('as it is');
};

test('a bound use case keeps its other parameters, its defaults and its errors', async () => {
  const bound = bind(deps, { numbered, fails });
  expect(Object.keys(bound)).toEqual(['numbered', 'fails']);
  expect(bound.numbered(4)).toBe('No. 4');
  expect(bound.numbered(4, 'a')).toBe('No. 4a');
  await expect(bound.fails()).rejects.toThrow('as it is');
});

test('the compiler knows what remains, and which dependencies are missing', () => {
  const bound = bind(deps, { numbered });
  expectTypeOf(bound.numbered).parameters.toEqualTypeOf<[number: number, suffix?: string | undefined]>();
  expectTypeOf(bound.numbered).returns.toEqualTypeOf<string>();
  // @ts-expect-error: the use case needs a prefix
  bind({ now: deps.now }, { numbered });
});
