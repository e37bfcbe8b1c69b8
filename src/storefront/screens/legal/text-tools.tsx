import * as t from '#texts/legal.ts';
import type { AsRead } from '../../as-read.ts';
import { Chevron } from '../../components/icons.tsx';
import { to } from '../../to.ts';
import type { LegalData } from './route.ts';

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
