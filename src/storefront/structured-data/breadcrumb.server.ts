import type { BreadcrumbList, Thing } from 'schema-dts';

/** A page's description of itself for search engines, in the vocabulary of schema.org. */
export type StructuredData = (at: AddressOf) => readonly Thing[];

/** The full address of a path of the shop, in the language of the page; files have one for all languages. */
export type AddressOf = (path: `/${string}`) => string;

/** The path from the home page to a page, as in its breadcrumb; the page itself comes last. */
export function breadcrumbOf(
  at: AddressOf,
  way: readonly { readonly name: string; readonly path: `/${string}` }[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: at(path),
    })),
  };
}
