import { expectTypeOf, test } from 'vitest';
import type { Worded } from './worded.ts';

interface Known {
  readonly title: string;
  readonly pictures: readonly { readonly alt: string }[];
}

test('facts whose fields all have words are taken as they are', () => {
  expectTypeOf<Worded<Known>>().toEqualTypeOf<Known>();
  expectTypeOf<Worded<null>>().toEqualTypeOf<null>();
});

test('a field without a word is named by the compiler, also inside of another', () => {
  expectTypeOf<Worded<{ title: string; codeWord: string }>>().toEqualTypeOf<{
    readonly fieldsWithoutWords: 'codeWord';
  }>();
  expectTypeOf<Worded<{ pictures: { hiddenCode: number }[] }>>().toEqualTypeOf<{
    readonly fieldsWithoutWords: 'hiddenCode';
  }>();
});

test('what does not say which fields it has is refused', () => {
  expectTypeOf<Worded<object>>().toEqualTypeOf<{ readonly namesNoFields: never }>();
});
