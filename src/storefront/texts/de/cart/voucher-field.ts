import { formatEuros } from '../shell/money.ts';

export const label = 'Gutscheincode';
export const apply = 'Einlösen';
export const missing = 'Bitte geben Sie zuerst den Code ein';
export const remove = 'Gutschein entfernen';
export const checking = 'Der Gutschein wird geprüft …';
export const applied = (code: string, cents: number): string =>
  `Gutschein ${code}: ${formatEuros(cents)} Nachlass`;
export const none = 'Es ist kein Gutschein eingelöst.';
export const failed = 'Der Gutschein ließ sich gerade nicht prüfen. Bitte versuchen Sie es noch einmal.';
export const removeGift = 'Geschenkgutschein entfernen';
export const giftApplied = (code: string, cents: number): string =>
  `Geschenkgutschein ${code}: ${formatEuros(cents)} Guthaben`;
