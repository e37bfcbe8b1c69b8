import type { AsRead } from '../../page.ts';
import { Price } from '../../components/pieces/price.tsx';
import { useRenderedAt } from '../../components/pieces/rendered-at.ts';
import { Badge } from '../../components/controls/badge.tsx';
import { pieceForCart } from '../../features/buying/piece-for-cart.ts';
import { shopProduct } from '../../features/cart/store/shop-line.ts';
import { catalogueLang, goodsLang, to } from '../../to.ts';
import * as pieces from '#texts/pieces.ts';
import * as t from '#texts/product.ts';
import type { ProductData } from './route.ts';
import { Worded } from '../../components/worded.tsx';
import { quotedLanguage } from '../../texts/wording/quoted.ts';
import { colon } from '#texts/shell.ts';

type Piece = AsRead<ProductData>;

/** Title, price and tax note: above the slider on phones, otherwise beside the pictures (spec 2.10). */
export function PieceHeader({ piece }: { readonly piece: Piece }) {
  return (
    <header className="product-header">
      <h1
        lang={goodsLang(piece.titleLanguage)}
        className="text-2xl break-words wide:text-3xl hyphens-auto xl:text-4xl"
      >
        {piece.title}
      </h1>
      {piece.subtopic !== null && (
        <p lang={catalogueLang} className="mt-1.5 text-ink-soft wide:mt-2 wide:text-lg">
          {piece.subtopic}
        </p>
      )}
      <div className="mt-3 wide:mt-6">
        <Price piece={piece} large />
        <p className="mt-1 text-sm text-ink-soft">
          {piece.taxScheme === 'margin' ? pieces.marginTax : pieces.containedVat}
        </p>
        <p className="text-sm text-ink-soft">
          {t.plus}
          <a href={to('/versand')} className="underline underline-offset-4">
            {t.shippingCosts}
          </a>
        </p>
      </div>
    </header>
  );
}

/** Availability of the piece or its chosen variant, condition, and what has changed since the page was opened. */
export function PieceState({
  piece,
  chosen,
  news,
}: {
  readonly piece: Piece;
  /** The id of the chosen variant. */
  readonly chosen: string | null;
  readonly news: string | null;
}) {
  return (
    <div className="wide:mt-5">
      {/* Changes with the variant, which is chosen below it. */}
      <p aria-live={piece.variants.length > 0 ? 'polite' : undefined}>
        <Stock piece={piece} variant={piece.variants.find(({ id }) => id === chosen)} />
      </p>
      <p className="mt-1 text-ink-soft">{t.conditionOf(pieces.conditionName[piece.condition])}</p>
      {/* Always present, so that its contents are read out. */}
      <p role="status" className="mt-2 font-semibold text-error empty:hidden">
        {news !== null && <Worded>{news}</Worded>}
      </p>
    </div>
  );
}

function Stock({
  piece,
  variant,
}: {
  readonly piece: Piece;
  readonly variant: Piece['variants'][number] | undefined;
}) {
  const now = useRenderedAt();
  if (piece.stockAmt === 1 && piece.shopType === 'vintage') {
    return <span className="text-good">{t.availableOnce}</span>;
  }
  if (variant !== undefined && variant.stockAmt > 0) {
    return (
      <span className="text-good">
        <span lang={catalogueLang}>{variant.name}</span>
        {colon + t.available(variant.stockAmt)}
      </span>
    );
  }
  if (piece.stockAmt > 0) {
    const free = piece.variants.filter(({ stockAmt }) => stockAmt > 0).length;
    return (
      <span className="text-good">
        {free > 1 ? t.availableInVariants(piece.stockAmt, free) : t.available(piece.stockAmt)}
      </span>
    );
  }
  if (piece.reservedUntil !== null) {
    return <Badge tone="quiet">{pieces.reservedUntil(piece.reservedUntil, now)}</Badge>;
  }
  if (piece.rentedUntil !== null) return <Badge tone="quiet">{pieces.rentedUntil(piece.rentedUntil)}</Badge>;
  if (piece.away !== null) return <Badge tone="quiet">{pieces.away[piece.away]}</Badge>;
  return (
    <Badge tone="dark">
      <span lang={quotedLanguage}>{pieces.soldOut}</span>
    </Badge>
  );
}

/** 'oder mieten, ab 40,00 € für 1 Tag': the shortest term, gross (PAngV § 3). */
export function RentFrom({ piece }: { readonly piece: Piece }) {
  if (!piece.rentable || piece.stockAmt < 1) return null;
  const { price } = shopProduct(pieceForCart(piece), { rentOption: '1 Tag' });
  return <p className="mt-4 text-ink-soft">{t.rentFrom(price, '1 Tag')}</p>;
}
