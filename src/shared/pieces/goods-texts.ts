/** The kinds of goods that have texts in other languages than German. */
export const goodsKinds = ['piece', 'category', 'parent-category'] as const;
export type GoodsKind = (typeof goodsKinds)[number];

/** `incomplete`: a text that there is in German is missing; `outdated`: the German text has changed since. */
export const goodsTextStates = ['missing', 'incomplete', 'outdated', 'current'] as const;
export type GoodsTextState = (typeof goodsTextStates)[number];

/** What staff look for. `to-do`: whatever is not up to date with German; `machine-made`: by a service, and not checked. */
export const goodsTextFilterStates = [...goodsTextStates, 'to-do', 'machine-made'] as const;
export type GoodsTextFilterState = (typeof goodsTextFilterStates)[number];

/** What becomes of a text by an import. `read`: somebody has compared it with the German one, and it stays as it is. */
export const goodsTextEffects = ['created', 'changed', 'emptied', 'read'] as const;
export type GoodsTextEffect = (typeof goodsTextEffects)[number];

/** Texts of goods in a language; null: German is shown, and as a piece's title what its facts say. */
export interface GoodsText {
  readonly title: string | null;
  readonly descriptionHtml: string | null;
  /** For pieces only. */
  readonly conditionText: string | null;
}

export const goodsTextFields = ['title', 'descriptionHtml', 'conditionText'] as const;
export type GoodsTextField = (typeof goodsTextFields)[number];

/**
 * How far a language's translation by the service has come. `paused`: the service stopped answering, and it may go on;
 * `stopped`: somebody ended it.
 */
export const translationStates = ['running', 'paused', 'stopped', 'done'] as const;
export type TranslationState = (typeof translationStates)[number];
