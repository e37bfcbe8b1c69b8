import { expect, test } from 'vitest';
import { states } from './states.ts';

test('every state has a name of its own, which is that of its pictures', () => {
  const names = states.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^(shop|office|mail)(-[a-z]+)+$/);
});

test('shop and office are both there, and who is needed for what', () => {
  expect(states.length).toBeGreaterThanOrEqual(40);
  for (const { name, who } of states) {
    if (name.startsWith('office-'))
      expect([name, who]).toEqual([name, name === 'office-login' ? undefined : 'owner']);
    else expect(who).not.toBe('owner');
  }
});
