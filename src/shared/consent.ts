/** Services that must not be loaded for visitors who have not agreed to them (§ 25 (1) TDDDG). */
export const consentServices = ['maps'] as const;
export type ConsentService = (typeof consentServices)[number];

/** The services a visitor has agreed to; all others are refused. */
export type ConsentDecisions = Readonly<Record<ConsentService, boolean>>;

/**
 * The version of the text that visitors read before they decide (`storefront/texts/<language>/consent.ts`). A test ties
 * the wording to it: new wording is a new version, and earlier decisions no longer count.
 */
export const consentTextVersion = '2026-11-21';

/** How long a decision holds. After that the visitor is asked again where it matters. */
export const consentDays = 365;
