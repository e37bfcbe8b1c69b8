import { expect, test } from 'vitest';
import { z } from 'zod';
import { finding, limit, message } from '../../shared/messages/message.ts';
import { issuesOf } from '../../shared/messages/schema-issues.ts';
import { checkRequests, type FaultyRequest } from './http-errors.ts';
import { say } from './say.ts';

const said = (schema: z.ZodType, input: unknown): string[] => {
  const checked = checkRequests({ schema, method: 'POST', url: '/' })(input) as { error?: FaultyRequest };
  return issuesOf(checked.error ?? { issues: [] }).map((issue) => say('de', issue));
};

const seller = z.enum(['private', 'dealer']);

test.each([
  ['a choice that nobody has made', seller, null, 'Bitte wählen Sie etwas aus'],
  ['an unknown choice', seller, 'somebody', 'Diese Auswahl gibt es nicht'],
  ['a constant', z.literal(2), 3, 'Diese Auswahl gibt es nicht'],
  ['a text that is missing', z.string(), undefined, 'Bitte ausfüllen'],
  ['a text that is empty', z.string().min(1), '', 'Bitte ausfüllen'],
  ['a text that is too short', z.string().min(3), 'ab', 'Mindestens 3 Zeichen'],
  ['a text that is too long', z.string().max(3), 'abcd', 'Höchstens 3 Zeichen'],
  ['a number in words', z.number(), 'drei', 'Bitte eine Zahl eingeben'],
  ['half of a whole number', z.int(), 0.5, 'Bitte eine Zahl eingeben'],
  ['a number that is too small', z.int().min(1), 0, 'Mindestens 1'],
  ['a number that is too big', z.int().max(5), 6, 'Höchstens 5'],
  ['a list that is too short', z.array(z.string()).min(1), [], 'Mindestens 1 Eintrag'],
  ['a list that is too long', z.array(z.string()).max(2), ['a', 'b', 'c'], 'Höchstens 2 Einträge'],
  ['no address for mail', z.email(), 'ada', 'Bitte eine gültige E-Mail-Adresse eingeben'],
  ['no day', z.iso.date(), 'morgen', 'Das Format stimmt nicht'],
  ['none of two shapes', z.union([z.string(), z.int()]), {}, 'Diese Angabe passt hier nicht'],
  ['an unknown field', z.strictObject({}), { a: 1 }, 'Diese Angabe passt hier nicht'],
  ['what a rule refuses', z.string().refine((text) => text === 'a'), 'b', 'Diese Angabe passt hier nicht'],
  ['a code of its own', z.string(message('name-missing')), null, 'Bitte geben Sie einen Namen ein'],
  ['a limit of its own', z.string().max(3, limit('text-too-long')), 'abcd', 'Bitte höchstens 3 Zeichen'],
  [
    'a finding with its facts',
    z.string().refine(() => false, finding('placeholders-unknown', { unknown: ['x'], known: ['y'] })),
    '{x}',
    'Unbekannt: {x}. Diese Platzhalter gibt es: {y}',
  ],
] as const)('%s', (_name, schema, input, sentence) => {
  expect(said(schema, input)).toEqual([sentence]);
});
