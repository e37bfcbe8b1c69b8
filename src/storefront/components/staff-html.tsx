import { language as pageLanguage } from '#texts/shell.ts';
import { defaultLanguage, type Language } from '../../shared/text/language.ts';
import { langOf } from '../to.ts';
import { linksInLanguage } from '../reading/links-in-language.ts';

/**
 * HTML that staff wrote. It was sanitised when it was saved and again when it was read.
 * @param language its language, which may differ from the page's
 */
export function StaffHtml({
  html,
  language,
}: {
  readonly html: string | null;
  readonly language?: Language | undefined;
}) {
  if (html === null || html === '') return null;
  return (
    <div
      className="prose"
      lang={langOf(language)}
      // Known at build time: German pages do not contain the code for other languages.
      dangerouslySetInnerHTML={{
        __html: pageLanguage === defaultLanguage ? html : linksInLanguage(html, pageLanguage),
      }}
    />
  );
}
