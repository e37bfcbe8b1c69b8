import { completeLanguages, type Language } from '../../shared/text/language.ts';
import type { FrameData } from '../../storefront/components/shell/shell-data.ts';
import type { PageRoute } from '../../storefront/page.ts';
import { keptTogether } from '../../storefront/reading/kept-together.ts';
import type { Shop } from '../compose.ts';

/** The data of header and footer on every page in a language. */
export async function readFrame(
  { reads, content, opening }: Pick<Shop, 'reads' | 'content' | 'opening'>,
  routes: readonly PageRoute<unknown>[],
  language: Language,
): Promise<FrameData> {
  const [parents, company, closures, texts, benefits, state] = await Promise.all([
    reads.inLanguage(language).parentCategories(),
    content.companyData(),
    content.closures(language),
    content.dashboardTexts(language),
    content.block('benefits', language),
    opening.state(),
  ]);
  const pages = routes.flatMap(({ paths }) => paths.map(addressesOf));
  return {
    language,
    languages: completeLanguages,
    company,
    closures: closures.words,
    texts: {
      welcomeText: keptTogether(texts.welcomeText),
      sliderText: keptTogether(texts.sliderText),
      shopTiming: keptTogether(texts.shopTiming),
    },
    benefits,
    notice: state === 'closed' || state === 'trial' ? state : null,
    hasPage: (path) => pages.some((addresses) => addresses.test(path)),
    menu: parents.map((parent) => ({
      id: parent.id,
      title: parent.title,
      titleLanguage: parent.titleLanguage,
      type: parent.type,
      image: parent.images[0] ?? parent.subCategories[0]?.image ?? null,
      categories: parent.subCategories.map(({ id, name, nameLanguage }) => ({ id, name, nameLanguage })),
    })),
  };
}

/** A pattern that matches the addresses of '/shop/:type'. */
export function addressesOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`);
}
