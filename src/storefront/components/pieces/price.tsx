import { formatEuros, colon } from '#texts/shell.ts';
import * as t from '#texts/pieces.ts';
import type { CardView } from './card-view.ts';

/**
 * Whether a list mentions reductions: of each piece that has one; or not at all, since all are new (spec 2.4).
 */
export type Discount = 'where-any' | 'unsaid';

/** The price, and the former one as far as the record supports it (§ 11 PAngV). */
export function Price({
  piece,
  large = false,
  discount = 'where-any',
}: {
  readonly piece: Pick<CardView, 'priceCents' | 'saving'>;
  readonly large?: boolean;
  readonly discount?: Discount | undefined;
}) {
  const { priceCents, saving } = piece;
  const size = large ? 'text-3xl' : 'text-xl';
  if (saving === null || discount === 'unsaid') {
    return <p className={`font-serif tabular-nums ${size}`}>{formatEuros(priceCents)}</p>;
  }
  return (
    <div>
      <p className={`price-line ${size}`}>
        <span className="text-saving">
          <span className="sr-only">{t.priceNow + colon}</span>
          {formatEuros(priceCents)}
        </span>
        <s className="text-base text-ink-soft">
          <span className="sr-only">{t.priceBefore + colon}</span>
          {formatEuros(saving.referenceCents)}
        </s>
      </p>
      <p className="price-note">{t.lowestPrice(saving.referenceCents)}</p>
    </div>
  );
}
