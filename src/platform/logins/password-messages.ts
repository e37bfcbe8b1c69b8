import type { PasswordProblem } from './password-rules.ts';

/** Why a password is refused. */
export const passwordMessages: Readonly<Record<PasswordProblem, string>> = {
  'too-short': 'Das Passwort braucht mindestens 8 Zeichen',
  'too-long': 'Das Passwort darf höchstens 128 Zeichen haben',
  'too-common': 'Dieses Passwort benutzen sehr viele Menschen. Bitte wählen Sie ein anderes',
  'is-personal':
    'Das Passwort besteht fast nur aus Ihrem Namen oder Ihrer E-Mail-Adresse. Bitte nehmen Sie andere Wörter dazu',
  'is-of-shop': 'Das Passwort besteht fast nur aus Namen unseres Shops. Bitte nehmen Sie andere Wörter dazu',
};
