import type { Section } from '../../../modules/catalogue/index.ts';
import type { PieceCard } from '../../../read-models/index.ts';
import { earliestEnd } from '../../earliest-end.ts';
import type { PageAnswer, PageRoute, ShopReads } from '../../page.ts';

export interface SectionData {
  readonly section: Section;
  readonly pieces: readonly PieceCard[];
}

async function load(shop: ShopReads, section: Section): Promise<PageAnswer<SectionData>> {
  const pieces = await shop.piecesOfSection(section);
  return { kind: 'page', data: { section, pieces }, validUntil: earliestEnd(pieces) };
}

/** `/sales`, `/highlights` and `/newhits` (spec 2.5): one screen, three sections. */
export const routes: readonly PageRoute<SectionData>[] = [
  { screen: 'section', paths: ['/sales'], load: (shop) => load(shop, 'sales') },
  { screen: 'section', paths: ['/highlights'], load: (shop) => load(shop, 'highlights') },
  { screen: 'section', paths: ['/newhits'], load: (shop) => load(shop, 'new') },
];
