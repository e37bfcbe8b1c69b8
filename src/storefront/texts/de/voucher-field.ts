import { formatEuros } from './shell.ts';

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

export const perOrder = 'Je Bestellung gelten höchstens ein Aktionsgutschein und ein Geschenkgutschein.';

interface Worth {
  readonly code: string;
  readonly cents: number;
}
/** For two vouchers of a kind: the one that applies, and the other. */
export const oneOf = {
  promotion: (one: Worth, other: Worth): string =>
    `Je Bestellung gilt nur ein Aktionsgutschein: ${one.code} mit ${formatEuros(one.cents)} Nachlass, nicht ${other.code} mit ${formatEuros(other.cents)}. Um ${other.code} einzulösen, entfernen Sie zuerst ${one.code}.`,
  gift: (one: Worth, other: Worth): string =>
    `Je Bestellung gilt nur ein Geschenkgutschein: ${one.code} mit ${formatEuros(one.cents)} Guthaben, nicht ${other.code} mit ${formatEuros(other.cents)}. Um ${other.code} einzulösen, entfernen Sie zuerst ${one.code}.`,
} as const;
