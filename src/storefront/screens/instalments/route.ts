import type { PageRoute } from '../../page.ts';
import { readText, type ReadingText } from '../../reading/read-text.server.ts';

export interface InstalmentsData {
  /** Null unless the company advertises credit; then it is not mentioned. */
  readonly text: ReadingText | null;
}

/** `/ratenzahlung-bei-wmk`: paying by instalments (spec 2.20), if the shop advertises it. */
export const route: PageRoute<InstalmentsData> = {
  screen: 'instalments',
  paths: ['/ratenzahlung-bei-wmk'],
  async load(shop, request) {
    const { advertisesInstalments } = await shop.content.companyData();
    const text = advertisesInstalments ? await readText(shop, 'ratenzahlung-bei-wmk', request) : null;
    return { kind: 'page', data: { text } };
  },
};
