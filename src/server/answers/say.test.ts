import { describe, expect, test } from 'vitest';
import type { Issue, MessageCode } from '../../shared/messages/message.ts';
import { completeLanguages } from '../../shared/text/language.ts';
import { say, sayIssue } from './say.ts';

describe('say', () => {
  test.each([
    [{ code: 'order-closed' }, 'Diese Bestellung ist beendet.', 'This order is closed.'],
    [{ code: 'product-not-found' }, 'Product not found', 'Product not found'],
    [
      { code: 'too-many-logins', params: { minutes: 11 } },
      'Zu viele Versuche. Bitte warten Sie 11 Minuten oder legen Sie ein neues Passwort fest.',
      'Too many attempts. Please wait 11 minutes, or set a new password.',
    ],
    [
      { code: 'pieces-gone-by-title', params: { titles: ['Sessel', 'Tisch'] } },
      'Leider nicht mehr verfügbar: Sessel, Tisch',
      'Sorry, no longer available: Sessel, Tisch',
    ],
    [
      { code: 'text-too-long', params: { maximum: 5000 } },
      'Bitte höchstens 5000 Zeichen',
      'Please use 5000 characters at most',
    ],
    [
      { code: 'characters-too-many', params: { maximum: 200_000 } },
      'Höchstens 200.000 Zeichen',
      'At most 200,000 characters',
    ],
    [{ code: 'entries-too-few', params: { minimum: 1 } }, 'Mindestens 1 Eintrag', 'At least 1 entry'],
    [{ code: 'entries-too-many', params: { maximum: 2 } }, 'Höchstens 2 Einträge', 'At most 2 entries'],
    [{ code: 'number-too-small', params: { minimum: 0.5 } }, 'Mindestens 0,5', 'At least 0.5'],
    [{ code: 'at-most-amount', params: { cents: 91_500 } }, 'Höchstens 915,00\u00a0€', 'At most €915.00'],
    [
      { code: 'placeholders-unknown', params: { unknown: ['x', 'x'], known: ['email', 'phone'] } },
      'Unbekannt: {x}. Diese Platzhalter gibt es: {email}, {phone}',
      'Unknown: {x}. There are these placeholders: {email}, {phone}',
    ],
  ] as const)('$code', (message, german, english) => {
    expect(say('de', message)).toBe(german);
    expect(say('en', message)).toBe(english);
  });

  test('each language has words of its own', () => {
    const said = completeLanguages.map((language) => say(language, { code: 'missing' }));
    expect(said[0]).toBe('Bitte ausfüllen');
    expect(new Set(said).size).toBe(completeLanguages.length);
  });

  test.each(['Bitte den Namen nennen', 'toString', ''])('„%s“ is no code, and is never shown', (text) => {
    expect(say('en', { code: text as 'missing' })).toBe('This does not fit here');
  });
});

describe('an issue', () => {
  test.each([
    [
      { field: 'name', code: 'missing' },
      { message: 'Please fill this in', code: 'missing' },
    ],
    [
      { field: 'name', code: 'text-too-long', params: { maximum: 120 } },
      {
        message: 'Please use 120 characters at most',
        code: 'text-too-long',
        params: { maximum: 120 },
      },
    ],
    [
      { field: 'name', code: 'Bitte nicht so' as 'missing' },
      { message: 'This does not fit here', code: 'does-not-fit' },
    ],
    [
      { field: 'name', code: 'variant-unknown', about: 'Regal: A' },
      {
        message: 'Regal: A: This version does not exist',
        code: 'variant-unknown',
        params: { about: 'Regal: A' },
      },
    ],
  ] satisfies readonly (readonly [Issue, { message: string; code: MessageCode; params?: object }])[])(
    '$code keeps code and facts beside its sentence',
    (issue, said) => {
      expect(sayIssue('en', issue)).toEqual({ field: 'name', ...said });
    },
  );
});
