import * as t from '#texts/legal.ts';
import * as shell from '#texts/shell.ts';
import type { AsRead, Head } from '../../page.ts';
import { ButtonLink } from '../../components/controls/button.tsx';
import { ReadingLayout } from '../../components/reading-layout.tsx';
import { StaffHtml } from '../../components/staff-html.tsx';
import { defaultLanguage } from '../../../shared/text/language.ts';
import { to } from '../../to.ts';
import { BindingNote } from './binding-note.tsx';
import type { LegalData } from './route.ts';
import { Chevron } from '../../components/controls/icons.tsx';

type Data = AsRead<LegalData>;

export function head({ title, description, slug, validUntil }: Data): Head {
  return {
    title,
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
      {shell.language !== defaultLanguage && <BindingNote data={data} />}
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

const look = 'inline-flex min-h-11 items-center text-left underline underline-offset-4 hover:no-underline';

/** The reader's options: printing the text, saving it (§ 312i (1) Nr. 4 BGB), and reading earlier versions. */
export function TextTools({ data }: { readonly data: AsRead<LegalData> }) {
  const { slug, version, versions } = data;
  return (
    <div className="text-[0.9375rem]">
      <ul>
        <li>
          <button type="button" className={look} onClick={() => window.print()}>
            {t.print}
          </button>
        </li>
        {version !== null && (
          <li>
            <a className={look} href={`/api/page-texts/${slug}/${version}`} download>
              {t.download}
            </a>
          </li>
        )}
      </ul>
      {version !== null && versions.length > 1 && (
        <details className="group">
          <summary className="flex min-h-11 items-center gap-2">
            {t.allVersions}
            <Chevron className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <ul>
            {versions.map((one, index) => (
              <li key={one.version}>
                <a
                  className={look}
                  href={to(index === 0 ? `/${slug}` : `/${slug}?version=${one.version}`)}
                  aria-current={one.version === version ? 'page' : undefined}
                >
                  {t.versionOf(one.validFrom)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
