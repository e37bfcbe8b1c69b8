import type { Thing } from 'schema-dts';

/** What a page says of itself to search engines, in the words of schema.org. */
export type StructuredData = (at: AddressOf) => readonly Thing[];

/** The whole address of a path of the shop, in the language of the page; files have one in all languages. */
export type AddressOf = (path: `/${string}`) => string;
