import * as t from '#texts/legal.ts';
import { defaultLanguage } from '../../../shared/text/language.ts';
import type { AsRead } from '../../page.ts';
import type { LegalData } from './route.ts';

/** On pages in another language: that the German text binds, and where it is if this is a translation to read. */
export function BindingNote({
  data: { slug, language, germanSince },
}: {
  readonly data: Pick<AsRead<LegalData>, 'slug' | 'language' | 'germanSince'>;
}) {
  return (
    <p role="note" className="mb-8 border-l-4 border-petrol px-4">
      {language === defaultLanguage ? (
        t.germanBinds
      ) : (
        <>
          {t.readingVersion} {germanSince !== null && `${t.germanIsNewer(germanSince)} `}
          <a href={`/${slug}`} hrefLang={defaultLanguage} className="underline underline-offset-4">
            {t.toGerman}
          </a>
        </>
      )}
    </p>
  );
}
