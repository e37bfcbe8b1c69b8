import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payloadOf, tagsOf } from './cache-events.ts';

const tag = fc.string({ minLength: 1 }).filter((text) => text !== '*' && !text.includes('\n'));

test('every tag arrives, or all are stale', () => {
  fc.assert(
    fc.property(fc.uniqueArray(tag, { minLength: 1, maxLength: 2_000 }), (tags) => {
      const payload = payloadOf(tags);
      expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
      expect(tagsOf(payload)).toEqual(payload === '*' ? '*' : tags);
    }),
  );
});

test('each tag is announced once, and too many become all', () => {
  expect(tagsOf(payloadOf(['piece:1', 'piece:2', 'piece:1']))).toEqual(['piece:1', 'piece:2']);
  expect(payloadOf(Array.from({ length: 1_000 }, (_, index) => `piece:${index}`))).toBe('*');
});

test.each(['', '*', 'a\nb'])('%j is no tag', (wrong) => {
  expect(() => payloadOf([wrong])).toThrow(TypeError);
});
