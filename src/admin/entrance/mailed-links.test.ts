import { expect, test } from 'vitest';
import { mailedToken, screenOfMailedLink } from './mailed-links.tsx';

test.each([
  ['#/invitation?token=Ab_9-x', '/einladung#token=Ab_9-x'],
  ['#/new-password?token=Ab_9-x', '/passwort-neu#token=Ab_9-x'],
  ['#/elsewhere?token=Ab_9-x', null],
  ['#/constructor?token=Ab_9-x', null],
  ['#//evil.example?token=x', null],
  ['#main-content', null],
  ['', null],
])('%s leads to %s', (hash, screen) => {
  expect(screenOfMailedLink(hash)).toBe(screen);
});

test('the secret is read from behind the #', () => {
  expect(mailedToken('#token=Ab_9-x')).toBe('Ab_9-x');
  expect(mailedToken('#token=')).toBeNull();
  expect(mailedToken('#main-content')).toBeNull();
});
