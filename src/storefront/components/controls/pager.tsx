import * as t from '#texts/lists.ts';
import { ServerRendered } from '../pictures/server-rendered.tsx';

interface Props {
  readonly page: number;
  readonly totalPages: number;
  readonly address: (page: number) => string;
}

/** The way to the other pages of a list. Plain links, so that a page can be shared; rendered on the server only. */
export function Pager(pages: Props) {
  return <ServerRendered id="pager">{import.meta.env.SSR && <Steps {...pages} />}</ServerRendered>;
}

/** 'Zurück' and 'Weiter' with the numbers of the pages between them; on phones the numbers have their own row. */
function Steps({ page, totalPages, address }: Props) {
  return (
    <nav
      aria-label={t.pages}
      className="mt-14 grid grid-cols-2 items-center justify-center gap-x-3 gap-y-4 sm:grid-cols-[auto_auto_auto]"
    >
      <Step label={t.back} rel="prev" href={page > 1 ? address(page - 1) : null} />
      <ol className="flex flex-wrap justify-center tabular-nums max-sm:col-span-2 max-sm:row-start-1">
        {pagesToOffer(page, totalPages).map((number, index, all) => (
          <li key={number} className="flex">
            {index > 0 && number > all[index - 1]! + 1 && (
              <span aria-hidden="true" className="grid min-h-11 w-5 place-items-center text-ink-soft">
                …
              </span>
            )}
            <a
              href={address(number)}
              aria-current={number === page ? 'page' : undefined}
              className="grid size-11 place-items-center underline-offset-4 hover:underline aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      <p className="sr-only">{t.pageOf(page, totalPages)}</p>
      <Step label={t.next} rel="next" href={page < totalPages ? address(page + 1) : null} />
    </nav>
  );
}

/** The first, the last, and those beside this one; never a gap of a single page. */
export function pagesToOffer(page: number, totalPages: number): number[] {
  const from = page <= 4 ? 1 : page - 1;
  const to = page >= totalPages - 3 ? totalPages : page + 1;
  const beside = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...new Set([1, ...beside, totalPages])];
}

function Step({
  label,
  rel,
  href,
}: {
  readonly label: string;
  readonly rel: string;
  readonly href: string | null;
}) {
  const shape = 'inline-flex min-h-11 items-center justify-center border px-2 sm:min-w-28 sm:px-5';
  return href === null ? (
    <span aria-disabled="true" role="link" className={`${shape} border-line text-line-strong`}>
      {label}
    </span>
  ) : (
    <a
      href={href}
      rel={rel}
      className={`${shape} border-ink transition-colors hover:bg-ink hover:text-paper`}
    >
      {label}
    </a>
  );
}
