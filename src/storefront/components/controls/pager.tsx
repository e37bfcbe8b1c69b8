import * as t from '#texts/pieces/lists.ts';

/** 'Zurück' and 'Weiter' with the page between them. They are plain links, so that a page can be shared. */
export function Pager({
  page,
  totalPages,
  address,
}: {
  readonly page: number;
  readonly totalPages: number;
  readonly address: (page: number) => string;
}) {
  return (
    <nav aria-label={t.pages} className="mt-14 flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
      <Step label={t.back} rel="prev" href={page > 1 ? address(page - 1) : null} />
      <p className="tabular-nums">{t.pageOf(page, totalPages)}</p>
      <Step label={t.next} rel="next" href={page < totalPages ? address(page + 1) : null} />
    </nav>
  );
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
  const shape = 'inline-flex min-h-11 min-w-28 items-center justify-center border px-5';
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
