import * as t from '#texts/legal.ts';
import { language } from '#texts/language.ts';
import * as shell from '#texts/shell.ts';
import type { AsRead } from '../../as-read.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { ReadingLayout } from '../../components/reading-layout.tsx';
import { StaffHtml } from '../../components/staff-html.tsx';
import { defaultLanguage } from '../../../shared/language.ts';
import type { Head } from '../../page.ts';
import { to } from '../../to.ts';
import type { LegalData } from './route.ts';
import { TextTools } from './text-tools.tsx';

type Data = AsRead<LegalData>;

export function head({ title, description, slug, validUntil }: Data): Head {
  return {
    title: `${title} – ${shell.shopName}`,
    description,
    // Only the version in force should be indexed.
    canonical: validUntil === null ? `/${slug}` : null,
  };
}

export function Page({ data }: { readonly data: Data }) {
  return (
    <ReadingLayout
      title={data.title}
      language={data.language}
      crumbs={[{ label: shell.home, href: to('/') }]}
      lead={<p>{t.asOf(data.validFrom)}</p>}
      headings={data.headings}
      tools={<TextTools data={data} />}
    >
      {data.validUntil !== null && (
        <p role="note" className="mb-8 max-w-[54ch] border-l-4 border-saving bg-paper-deep px-4 py-3">
          {t.formerVersion(data.validFrom, data.validUntil)}{' '}
          <a href={to(`/${data.slug}`)} className="underline underline-offset-4">
            {t.toCurrentVersion}
          </a>
        </p>
      )}
      {language !== defaultLanguage && (
        <p role="note" className="mb-8 border-l-4 border-petrol px-4">
          {data.language === defaultLanguage ? (
            t.germanBinds
          ) : (
            <a href={`/${data.slug}`} hrefLang={defaultLanguage} className="underline underline-offset-4">
              {t.germanBinds}
            </a>
          )}
        </p>
      )}
      {data.slug === 'withdrawal' && (
        <p className="no-print mb-8">
          {/* § 356a BGB: the function is easy to find from where the right is explained. */}
          <ButtonLink href={to('/vertrag-widerrufen')}>{t.withdrawOnline}</ButtonLink>
        </p>
      )}
      <StaffHtml html={data.html} language={data.language} />
    </ReadingLayout>
  );
}
