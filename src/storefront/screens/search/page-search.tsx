import * as own from '#texts/search-page.ts';
import * as t from '#texts/search.ts';
import { Glass } from '../../components/icons.tsx';
import { to } from '../../to.ts';

/** The page's own field, for small screens, where the header's is collapsed. */
export function PageSearch({ query }: { readonly query: string }) {
  return (
    <form
      action={to('/suche')}
      role="search"
      aria-label={own.again}
      className="mb-8 flex border border-line-strong bg-white lg:hidden"
    >
      <input
        type="search"
        name="query"
        maxLength={200}
        defaultValue={query}
        aria-label={t.label}
        placeholder={t.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        className="min-h-12 w-full min-w-0 px-4 placeholder:text-ink-soft"
      />
      <button type="submit" aria-label={t.submit} className="grid w-12 shrink-0 place-items-center">
        <Glass className="size-5" />
      </button>
    </form>
  );
}
