import { expect, test } from 'vitest';
import { picturesInOrder } from './picture-order.ts';

const picture = (key: string) => ({ key, alt: key, widthPx: 1200, heightPx: 1500 });
const variant = (id: string, ...keys: string[]) => ({ id, pictures: keys.map(picture) });

test.each<[string, string[], ReturnType<typeof variant>[], string | null, string[]]>([
  ['nothing is chosen', ['a', 'b'], [variant('red', 'r1', 'r2')], null, ['a', 'b']],
  [
    'a variant’s first picture comes to the front',
    ['a', 'b'],
    [variant('red', 'r1', 'r2')],
    'red',
    ['r1', 'a', 'b'],
  ],
  ['which may be one of the piece’s own', ['a', 'b'], [variant('red', 'b')], 'red', ['b', 'a']],
  ['a variant without pictures changes nothing', ['a', 'b'], [variant('red')], 'red', ['a', 'b']],
  ['nor does an unknown one', ['a'], [variant('red', 'r1')], 'blue', ['a']],
  [
    'a piece without own pictures shows its variants',
    [],
    [variant('red', 'r1', 'r2'), variant('blue', 'b1')],
    null,
    ['r1', 'b1'],
  ],
  ['each once', [], [variant('red', 'r1'), variant('blue', 'r1', 'b2')], 'blue', ['r1']],
  ['and a piece without any shows none', [], [], null, []],
])('%s', (_, own, variants, chosen, expected) => {
  const shown = picturesInOrder({ pictures: own.map(picture), variants }, chosen);
  expect(shown.map(({ key }) => key)).toEqual(expected);
});
