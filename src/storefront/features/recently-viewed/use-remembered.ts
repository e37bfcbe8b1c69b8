import { useEffect } from 'react';
import { language } from '#texts/shell.ts';
import { pieceForCart } from '../buying/piece-for-cart.ts';
import type { CardView } from '../../components/pieces/piece-card.tsx';

/** Remembers, in this browser only, that a piece was viewed. Runs once the page has settled, with code loaded then. */
export function useRemembered(piece: CardView): void {
  useEffect(() => {
    const { productId, title, image } = pieceForCart(piece);
    const later = setTimeout(() => {
      void import('./viewed-store.browser.ts').then(
        ({ viewed }) => viewed.remember({ id: productId, title, image, language }),
        () => undefined,
      );
    }, 1500);
    return () => clearTimeout(later);
  }, [piece]);
}
