import type { PasswordProblem } from './password-rules.ts';

/** What somebody is told whose password cannot be taken. */
export const passwordMessages: Readonly<Record<PasswordProblem, string>> = {
  'too-short': 'Das Passwort braucht mindestens 8 Zeichen',
  'too-long': 'Das Passwort darf höchstens 128 Zeichen haben',
  'too-common': 'Dieses Passwort benutzen sehr viele Menschen. Bitte wählen Sie ein anderes',
  'is-personal': 'Das Passwort darf nicht Ihr Name oder Ihre E-Mail-Adresse sein',
};
