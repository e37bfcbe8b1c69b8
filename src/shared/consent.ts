/** Services that nobody may load for a visitor who has not agreed to them (§ 25 (1) TDDDG). */
export const consentServices = ['maps'] as const;
export type ConsentService = (typeof consentServices)[number];

/** Which of them a visitor has agreed to; all others are refused. */
export type ConsentDecisions = Readonly<Record<ConsentService, boolean>>;

/**
 * Of what visitors read before they decide (`storefront/texts/<language>/consent.ts`). A test holds the words to it:
 * other words are another version, and a decision on earlier words counts no more.
 */
export const consentTextVersion = '2026-11-21';

/** How long a decision holds; then the visitor is asked again where it matters. */
export const consentDays = 365;
