import type { Section } from '../../../modules/catalogue/index.ts';
import {
  redirectToLastPage,
  listRoute,
  narrowedList,
  type NarrowedList,
} from '../../features/filters/narrowed-list.server.ts';
import type { PageRoute } from '../../page.ts';

export interface SectionData extends NarrowedList {
  readonly section: Section;
}

function sectionRoute(base: `/${string}`, section: Section): PageRoute<SectionData> {
  return {
    screen: 'section',
    paths: [base],
    ...listRoute,
    async load(shop, { query }) {
      const { list, validUntil } = await narrowedList(shop, { kind: 'section', section }, base, query);
      const last = redirectToLastPage(list, query);
      if (last !== null) return last;
      return { kind: 'page', data: { ...list, section }, validUntil };
    },
  };
}

/** `/sales`, `/highlights` and `/newhits` (spec 2.5): one screen, three sections. */
export const routes: readonly PageRoute<SectionData>[] = [
  sectionRoute('/sales', 'sales'),
  sectionRoute('/highlights', 'highlights'),
  sectionRoute('/newhits', 'new'),
];
