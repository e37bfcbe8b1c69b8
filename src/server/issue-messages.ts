import type { z } from 'zod';

const missing = 'Bitte ausfüllen';

/** The message for a field whose schema has none of its own. */
export function messageForIssue(issue: z.core.$ZodRawIssue): string {
  const isEmpty = issue.input === undefined || issue.input === null || issue.input === '';
  switch (issue.code) {
    case 'invalid_type':
      if (isEmpty) return missing;
      return issue.expected === 'number' || issue.expected === 'int'
        ? 'Bitte eine Zahl eingeben'
        : 'Diese Angabe passt hier nicht';
    case 'invalid_value':
      return isEmpty ? 'Bitte wählen Sie etwas aus' : 'Diese Auswahl gibt es nicht';
    case 'too_small':
      return isEmpty ? missing : leastOf(issue.origin, Number(issue.minimum));
    case 'too_big':
      return mostOf(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return issue.format === 'email'
        ? 'Bitte eine gültige E-Mail-Adresse eingeben'
        : 'Das Format stimmt nicht';
    default:
      return isEmpty ? missing : 'Diese Angabe passt hier nicht';
  }
}

function leastOf(origin: string, limit: number): string {
  if (origin === 'string') return `Mindestens ${limit} Zeichen`;
  if (origin !== 'array' && origin !== 'set') return `Mindestens ${limit}`;
  return limit === 1 ? 'Mindestens 1 Eintrag' : `Mindestens ${limit} Einträge`;
}

function mostOf(origin: string, limit: number): string {
  if (origin === 'string') return `Höchstens ${limit} Zeichen`;
  if (origin !== 'array' && origin !== 'set') return `Höchstens ${limit}`;
  return limit === 1 ? 'Höchstens 1 Eintrag' : `Höchstens ${limit} Einträge`;
}
