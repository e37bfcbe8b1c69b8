import * as t from '#texts/shell.ts';
import type { ShopNotice as Notice } from './shell-data.ts';

/** Why orders are not possible here yet. Only the server renders it: it never changes while a page is open. */
export function ShopNotice({ notice }: { readonly notice: Notice }) {
  return (
    <aside
      aria-label={t.noticeLabel}
      className="bg-ink px-4 py-2 text-center text-sm font-semibold text-balance text-paper"
    >
      {t.notices[notice]}
    </aside>
  );
}
