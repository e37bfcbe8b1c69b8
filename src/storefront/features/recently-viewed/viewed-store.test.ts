import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../cart/store/testing/memory-storage.ts';
import { createViewedStore } from './viewed-store.browser.ts';

const piece = (id: string) => ({ id, title: `Stück ${id}`, image: `/pictures/${id}-320.avif` });
const idsOf = (store: ReturnType<typeof createViewedStore>) => store.getSnapshot().map(({ id }) => id);

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

test('the piece that was looked at last comes first, each once, and the oldest are forgotten', () => {
  const storage = memoryStorage();
  const store = createViewedStore(storage);
  for (const id of ['a', 'b', 'a']) store.remember(piece(id));
  expect(idsOf(store)).toEqual(['a', 'b']);
  for (let index = 0; index < 20; index += 1) store.remember(piece(`n${index}`));
  expect(idsOf(store)).toHaveLength(9);
  expect(idsOf(createViewedStore(storage))).toEqual(idsOf(store));
  store.clear();
  expect(idsOf(createViewedStore(storage))).toEqual([]);
});

test('a piece gets its title in another language where it is, or is forgotten', () => {
  const storage = memoryStorage();
  const store = createViewedStore(storage);
  for (const id of ['a', 'b']) store.remember({ ...piece(id), language: 'de' });
  store.rename('a', { title: 'Pièce a', language: 'fr' });
  store.rename('gone', { title: 'Pièce', language: 'fr' });
  expect(createViewedStore(storage).getSnapshot()).toEqual([
    { ...piece('b'), language: 'de' },
    { ...piece('a'), title: 'Pièce a', language: 'fr' },
  ]);
  store.forget('b');
  expect(idsOf(createViewedStore(storage))).toEqual(['a']);
});

test('another tab’s pieces are not lost', () => {
  const storage = memoryStorage();
  const [one, other] = [createViewedStore(storage), createViewedStore(storage)];
  one.remember(piece('a'));
  other.remember(piece('b'));
  expect(idsOf(other)).toEqual(['b', 'a']);
});

test.each([
  '{',
  '7',
  'null',
  '[null]',
  '[{"id":"a"}]',
  '[{"id":"../x","title":"x","image":"/x"}]',
  '[{"id":"a","title":"x","image":"//elsewhere.example/x"}]',
])('storage may hold nonsense: %s', (text) => {
  const store = createViewedStore(memoryStorage({ 'recently-viewed': text }));
  expect(idsOf(store)).toEqual([]);
  store.remember(piece('a'));
  expect(idsOf(store)).toEqual(['a']);
});
