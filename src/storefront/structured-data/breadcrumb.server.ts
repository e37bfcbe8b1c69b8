import type { BreadcrumbList } from 'schema-dts';
import type { AddressOf } from './thing.ts';

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
