import type { Actor } from '../../../shared/staff/actor.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { Result } from '../../../shared/result.ts';
import type { BlockContent, BlockName } from '../domain/page-block.ts';
import type { DashboardTexts, FaqItem } from '../domain/short-texts.ts';
import {
  storedBlock,
  storedDashboardTexts,
  storedFaq,
  writeBlock,
  writeDashboardTexts,
  writeFaq,
} from '../infrastructure/stored-short-texts.ts';
import { changeText, type TextChanged } from './change-text.ts';
import type { ContentDependencies } from './content-dependencies.ts';

const right = 'texts:write';

/** Changes announcement bar, scrolling banner and shop hours of one language. */
export function saveDashboardTexts(
  deps: ContentDependencies,
  language: Language,
  texts: DashboardTexts,
  actor: Actor,
  basedOn?: string,
): Promise<Result<void, TextChanged>> {
  return changeText(
    deps,
    actor,
    {
      entity: 'dashboard-texts',
      entityId: language,
      right,
      before: (tx) => storedDashboardTexts(tx, language),
      after: texts,
      basedOn,
    },
    (tx, { now }) => writeDashboardTexts(tx, language, texts, now),
  );
}

/** Changes a block of one language. */
export function saveBlock(
  deps: ContentDependencies,
  { name, language }: { readonly name: BlockName; readonly language: Language },
  content: BlockContent,
  actor: Actor,
  basedOn?: string,
): Promise<Result<void, TextChanged>> {
  return changeText(
    deps,
    actor,
    {
      entity: 'page-blocks',
      entityId: `${name}.${language}`,
      right,
      before: (tx) => storedBlock(tx, name, language),
      after: content,
      basedOn,
    },
    (tx, { now }) => writeBlock(tx, name, language, content, now),
  );
}

/** Replaces all questions and answers of one language; they appear in this order. */
export function saveFaq(
  deps: ContentDependencies,
  language: Language,
  items: readonly FaqItem[],
  actor: Actor,
  basedOn?: string,
): Promise<Result<void, TextChanged>> {
  return changeText(
    deps,
    actor,
    {
      entity: 'faq',
      entityId: language,
      right,
      before: async (tx) => ({ items: await storedFaq(tx, language) }),
      after: { items },
      basedOn,
    },
    (tx) => writeFaq(tx, language, items),
  );
}
