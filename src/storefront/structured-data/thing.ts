import type { Thing } from 'schema-dts';

/** A page's description of itself for search engines, in the vocabulary of schema.org. */
export type StructuredData = (at: AddressOf) => readonly Thing[];

/** The full address of a path of the shop, in the language of the page; files have one for all languages. */
export type AddressOf = (path: `/${string}`) => string;
