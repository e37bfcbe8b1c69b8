import type { BreadcrumbList } from 'schema-dts';
import type { AddressOf } from './thing.ts';

/** The way from the start to a page, as its breadcrumb shows it; the page itself stands last. */
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
