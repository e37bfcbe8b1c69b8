import { queryAsShown } from '../../../shared/text/fold-text.ts';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import * as lists from '#texts/lists.ts';
import * as t from '#texts/search.ts';
import { formatEuros, language } from '#texts/shell.ts';
import { printable } from '../../../shared/text/as-sent.ts';
import { defaultLanguage } from '../../../shared/text/language.ts';
import { fromEuros } from '../../../shared/money/cents.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import { goodsLang, to } from '../../to.ts';
import { optionId, useCombobox } from './use-combobox.browser.ts';
import { askAfterPause } from '../../asking/ask-after-pause.ts';
import type { z } from 'zod';
import type { searchSchema } from '../../../read-models/http/catalogue.schemas.ts';
import { askShop } from '../../asking/ask-shop.ts';
import { shopPagesFor } from './shop-pages.ts';

/** More than this is easier to read on the page of results. */
const shownCategories = 4;
const shownProducts = 5;

interface Option {
  readonly key: string;
  readonly href: string;
  readonly content: ReactNode;
}

/**
 * The dropdown of the search box: the shop's own pages, categories under 'Shop By Kategorien', products under 'Produkte'
 * (spec 2.2).
 */
export function SearchHits({ input }: { readonly input: RefObject<HTMLInputElement | null> }) {
  const hits = useFound(input);
  const query = hits?.query ?? '';
  const pages = shopPagesFor(query).map(({ path, label }): Option => ({
    key: path,
    href: to(path),
    content: <span className="py-1.5">{label}</span>,
  }));
  const categories = (hits?.found.categories ?? []).slice(0, shownCategories).map((category): Option => ({
    key: category._id,
    href: to(`/category/${category._id}`),
    content: (
      <span className="py-1.5">
        {category.name} <span className="text-sm text-ink-soft">{lists.lineName[category.shopType]}</span>
      </span>
    ),
  }));
  const products = (hits?.found.products ?? []).slice(0, shownProducts).map((product): Option => ({
    key: product.productId,
    href: to(`/product/${product.productId}`),
    content: (
      <>
        <span className="w-11 shrink-0">
          <Picture
            picture={product.pictures[0] === undefined ? undefined : { ...product.pictures[0], alt: '' }}
            shopType={product.shopType}
            sizes="3rem"
          />
        </span>
        <span className="min-w-0 grow">
          <span lang={goodsLang(product.titleLanguage)} className="line-clamp-2 leading-snug">
            {product.title}
          </span>
          <span className="block text-[0.9375rem] text-ink-soft tabular-nums">
            {formatEuros(fromEuros(product.pricing.price))}
          </span>
        </span>
      </>
    ),
  }));
  const pieces = categories.length + products.length;
  const found = pages.length + pieces;
  const all: Option[] =
    pieces === 0
      ? []
      : [
          {
            key: 'all',
            href: `${to('/suche')}?query=${encodeURIComponent(query)}`,
            content: <span className="py-1.5 font-semibold">{t.allHits(queryAsShown(query))}</span>,
          },
        ];
  const count = found + all.length;
  const { open, active } = useCombobox(input, { count, key: query, isShown: hits !== null });
  const group = (options: readonly Option[], start: number) =>
    options.map(({ key, href, content }, index) => (
      <a
        key={key}
        id={optionId(start + index)}
        role="option"
        tabIndex={-1}
        aria-selected={active === start + index}
        href={href}
        // The focus stays in the box, so that a click does not leave it.
        onMouseDown={(event) => event.preventDefault()}
        className="flex min-h-11 items-center gap-3 px-4 py-1 hover:bg-paper-deep aria-selected:bg-paper-deep aria-selected:shadow-[inset_3px_0_var(--color-petrol)]"
      >
        {content}
      </a>
    ));
  return (
    <>
      <p role="status" className="sr-only">
        {hits === null ? '' : t.hitCount(found)}
      </p>
      <div
        id="search-hits"
        role="listbox"
        aria-label={t.hits}
        hidden={!open || found === 0}
        className="search-hits"
      >
        {pages.length > 0 && (
          <Group id="search-pages" title={t.hitPages}>
            {group(pages, 0)}
          </Group>
        )}
        {categories.length > 0 && (
          <Group id="search-categories" title={t.hitCategories}>
            {group(categories, pages.length)}
          </Group>
        )}
        {products.length > 0 && (
          <Group id="search-products" title={productsTitle(hits?.found.without)}>
            {group(products, pages.length + categories.length)}
          </Group>
        )}
        {all.length > 0 && <div className="search-hits-all">{group(all, found)}</div>}
      </div>
      {open && found === 0 && <p className="search-hits px-4 py-4">{t.noHits(queryAsShown(query))}</p>}
    </>
  );
}

/** Nothing matches the whole query: names the parts that were dropped. */
function productsTitle(without: readonly string[] = []): string {
  return without.length === 0 ? t.hitProducts : t.hitProductsWithout(without.map(t.quotedWords).join(', '));
}

function Group({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <div role="group" aria-labelledby={id} className="py-2 not-first:border-t not-first:border-line">
      <p id={id} className="px-4 py-1.5 text-sm font-semibold tracking-wide text-ink-soft">
        {title}
      </p>
      {children}
    </div>
  );
}

/** Spec 9: search debounce. */
const pauseMs = 500;

export interface Hits {
  /** The query of these results. */
  readonly query: string;
  readonly found: Found;
}

/** The results for the box's text, half a second after the last key; null while there are none. */
export function useFound(input: RefObject<HTMLInputElement | null>): Hits | null {
  const [typed, setTyped] = useState('');
  const [hits, setHits] = useState<Hits | null>(null);
  useEffect(() => {
    const box = input.current;
    if (box === null) return undefined;
    const read = (): void => setTyped(box.value.trim());
    // The user may have typed before this was loaded. On a page of results, its own query needs no dropdown.
    if (box.value !== box.defaultValue) read();
    box.addEventListener('input', read);
    return () => box.removeEventListener('input', read);
  }, [input]);
  useEffect(() => {
    if (typed === '') return undefined;
    return askAfterPause(pauseMs, async (signal) => {
      const found = await askSearch(typed, signal);
      setHits(found === null ? null : { query: typed, found });
    });
  }, [typed]);
  return typed === '' ? null : hits;
}

/** Names of goods as on this page. Known at build time. */
const inLanguage = language === defaultLanguage ? '' : `&language=${language}`;

export type Found = z.output<typeof searchSchema>;

/** @returns null if the shop does not answer: that is logged and nothing is shown (spec 8) */
export async function askSearch(query: string, signal: AbortSignal): Promise<Found | null> {
  const answer = await askShop<Found>(`/search?query=${encodeURIComponent(printable(query))}${inLanguage}`, {
    signal,
    like: { categories: [], products: [] },
  });
  if (answer.ok) return answer.value;
  // oxlint-disable-next-line no-console
  console.warn(`search failed: ${answer.message ?? answer.status}`);
  return null;
}
