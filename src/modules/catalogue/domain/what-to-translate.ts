import {
  goodsTextFields,
  type GoodsText,
  type GoodsTextField,
  type GoodsTextState,
} from '../../../shared/pieces/goods-texts.ts';

/** Goods of which some texts may be missing in a language. */
export interface Untranslated {
  readonly german: GoodsText;
  readonly own: GoodsText;
  readonly state: GoodsTextState;
  /** The facts of the piece make a title, so nobody has to write one. */
  readonly hasMadeTitle: boolean;
}

/**
 * Which texts a service is to translate: those that are missing, and of texts older than their German none at all, or
 * those that there are as well. Filling only a gap of an outdated text would make the rest of it pass for up to date.
 */
export function fieldsToTranslate(
  { german, own, state, hasMadeTitle }: Untranslated,
  renews: boolean,
): GoodsTextField[] {
  if (state === 'outdated' && !renews) return [];
  return goodsTextFields.filter((field) => {
    if (german[field] === null) return false;
    if (own[field] !== null) return state === 'outdated';
    return field !== 'title' || !hasMadeTitle;
  });
}

/** As much as is sent to the service at once: a small server of one's own takes seconds for each sentence. */
const maxTextsAtOnce = 20;
const maxCharactersAtOnce = 3_000;

/** The first of the goods, as many as are translated at once; one alone may be longer. */
export function firstBatch<T extends { readonly texts: readonly string[] }>(goods: readonly T[]): T[] {
  let texts = 0;
  let characters = 0;
  const after = goods.findIndex((one, index) => {
    texts += one.texts.length;
    characters += charactersOf(one.texts);
    return index > 0 && (texts > maxTextsAtOnce || characters > maxCharactersAtOnce);
  });
  return after < 0 ? [...goods] : goods.slice(0, after);
}

export const charactersOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.length, 0);
