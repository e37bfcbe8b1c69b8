import type { TranslatedLanguage } from '../../../shared/text/language.ts';
import type { Result } from '../../../shared/result.ts';

/** Why a translation service gave no translation. Only `busy` and `down` pass by themselves. */
export interface TranslationFailure {
  readonly code:
    | 'translation-busy'
    | 'translation-quota'
    | 'translation-refused'
    | 'translation-down'
    | 'translation-unreadable';
}

/** A translation service. It is sent texts of goods and nothing else: no word of or about a person. */
export interface Translator {
  /** Its name for staff. */
  readonly name: string;
  /**
   * Translates from German. Takes seconds, so it is never called inside a transaction.
   * @param texts HTML
   * @returns as many texts in the same order, as the service gave them: they are sanitised where they are stored
   */
  translate(
    texts: readonly string[],
    language: TranslatedLanguage,
  ): Promise<Result<readonly string[], TranslationFailure>>;
}
