export {
  colourInWords,
  materialInWords,
  originInWords,
  titleInWords,
  type FactInWords,
  type NamedFacts,
} from './domain/languages/goods-in-words.ts';
export { editDistance, forgivenMistakes } from './domain/edit-distance.ts';
export { normalWords } from './domain/normal-word.ts';
export { kindsIn } from './domain/kinds.ts';
export { partsOf, takeApart } from './domain/compound.ts';
export { colourOf, colourWord, materialWords } from './domain/vocabulary.ts';
export { synonymKeys, synonymsOf } from './domain/synonyms.ts';
export { textQueriesOf, type Substitutes, type TextQueries } from './domain/understand-query.ts';
export type { QueryPart, Term } from './domain/query-part.ts';
export { loosen } from './domain/strongest-parts.ts';
export { readingOf, understandQuery, type Understood } from './domain/understand-query.ts';
export type { KnownMaker } from './domain/makers.ts';
export { type SearchedDraft, facetsOf, searchDocumentOf, searchVersion } from './domain/search-document.ts';
