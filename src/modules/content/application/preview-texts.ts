import type { Db } from '../../../platform/db/db.ts';
import { sanitiseHtml } from '../../../platform/html/sanitise-html.ts';
import type { Language } from '../../../shared/language.ts';
import type { BlockContent, BlockName, PageBlock } from '../domain/page-block.ts';
import type { PageDraft, PageText } from '../domain/page-text.ts';
import type { DashboardTexts, FaqItem } from '../domain/short-texts.ts';
import { fillPlaceholders } from '../domain/placeholders.ts';
import { cleanBlock } from '../infrastructure/stored-short-texts.ts';
import { readCompany } from './company.ts';
import { filledHtml } from './filled-html.ts';
import { blockAsRead, dashboardTextsAsRead, faqAsRead } from './read-short-texts.ts';

/** Unsaved texts as pages would show them: sanitised and filled in as if they had been saved. */
export function previewTexts({ db, now }: { readonly db: Db; readonly now: () => Date }) {
  return {
    async page(draft: PageDraft, version: number): Promise<PageText> {
      const company = await readCompany(db);
      const html = filledHtml(sanitiseHtml(draft.html), company, draft.language);
      const description = fillPlaceholders(draft.description, company, draft.language);
      return { ...draft, description, html, version, validFrom: now() };
    },

    async block(name: BlockName, language: Language, content: BlockContent): Promise<PageBlock> {
      return blockAsRead(name, language, cleanBlock(content), await readCompany(db));
    },

    async dashboardTexts(texts: DashboardTexts, language: Language): Promise<DashboardTexts> {
      const clean = {
        welcomeText: sanitiseHtml(texts.welcomeText),
        sliderText: sanitiseHtml(texts.sliderText),
        shopTiming: sanitiseHtml(texts.shopTiming),
      };
      return dashboardTextsAsRead(clean, await readCompany(db), language);
    },

    async faq(items: readonly FaqItem[], language: Language): Promise<readonly FaqItem[]> {
      return faqAsRead(items, await readCompany(db), language);
    },
  };
}
