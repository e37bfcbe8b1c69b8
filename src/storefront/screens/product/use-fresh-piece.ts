import { useEffect, useRef, useState } from 'react';
import { dayMs } from '../../../shared/time/durations.ts';
import type { AsRead } from '../../page.ts';
import { showError } from '../../features/toasts/toast-store.ts';
import { refreshFailed } from '#texts/product.ts';
import type { FreshFacts } from './fetch-fresh.browser.ts';
import type { ProductData } from './route.ts';

type Piece = AsRead<ProductData>;

/** A shorter absence was just a glance elsewhere. */
const longAbsenceMs = 60_000;
/** There is no timer for ends more than a day away. */
const longestWaitMs = dayMs;

/**
 * The current state of a piece: requested again when the visitor comes back after a long absence, when the browser
 * restores the page from its cache, and when a reservation ends.
 * @returns the piece, and what has changed meanwhile in words
 */
export function useFreshPiece(piece: Piece): { readonly piece: Piece; readonly news: string | null } {
  const [fresh, setFresh] = useState<FreshFacts | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const known = useRef<FreshFacts>(factsOf(piece));
  const { id } = piece;
  const reservedUntil = (fresh ?? piece).reservedUntil;

  useEffect(() => {
    let leftAt: number | null = null;
    const ask = async (): Promise<void> => {
      const loaded = await import('./fetch-fresh.browser.ts').catch(() => null);
      if (loaded === null) {
        showError(refreshFailed);
        return;
      }
      const { fetchFresh, newsOf } = loaded;
      const answer = await fetchFresh(id);
      if (typeof answer === 'string') {
        showError(answer);
        return;
      }
      const before = known.current;
      known.current = answer;
      setFresh(answer);
      setNews((said) => newsOf(before, answer) ?? said);
    };
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') leftAt = Date.now();
      else if (leftAt !== null && Date.now() - leftAt >= longAbsenceMs) void ask();
    };
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) void ask();
    };
    const wait = reservedUntil === null ? Infinity : Date.parse(reservedUntil) - Date.now();
    // A second later, so that the shop's clock has passed it too.
    const end = wait < longestWaitMs ? setTimeout(() => void ask(), Math.max(wait, 0) + 1000) : undefined;
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pageshow', onShow);
    return () => {
      clearTimeout(end);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pageshow', onShow);
    };
  }, [id, reservedUntil]);

  return { piece: fresh === null ? piece : withFacts(piece, fresh), news };
}

function factsOf(piece: Piece): FreshFacts {
  const { priceCents, saving, stockAmt, reservedUntil, rentedUntil, away } = piece;
  const variantStock = Object.fromEntries(piece.variants.map((variant) => [variant.id, variant]));
  return { priceCents, saving, stockAmt, reservedUntil, rentedUntil, away, variantStock };
}

function withFacts(piece: Piece, { variantStock, ...facts }: FreshFacts): Piece {
  return {
    ...piece,
    ...facts,
    variants: piece.variants.map((variant) => ({
      ...variant,
      ...(variantStock[variant.id] ?? { stockAmt: 0 }),
    })),
  };
}
