import { formatEuros } from '../../shared/cents.ts';
import * as t from '../texts/de/pieces.ts';
import type { CardView } from './piece-card.tsx';

/** The price, and the one it was as far as the record bears it (§ 11 PAngV). */
export function Price({
  piece,
  large = false,
}: {
  readonly piece: Pick<CardView, 'priceCents' | 'saving'>;
  readonly large?: boolean;
}) {
  const { priceCents, saving } = piece;
  const size = large ? 'text-3xl' : 'text-xl';
  if (saving === null) {
    return <p className={`font-serif tabular-nums ${size}`}>{formatEuros(priceCents)}</p>;
  }
  return (
    <div>
      <p className={`flex flex-wrap items-baseline gap-x-3 font-serif tabular-nums ${size}`}>
        <span className="text-saving">
          <span className="sr-only">{t.priceNow}: </span>
          {formatEuros(priceCents)}
        </span>
        <s className="text-base text-ink-soft">
          <span className="sr-only">{t.priceBefore}: </span>
          {formatEuros(saving.referenceCents)}
        </s>
      </p>
      <p className="mt-0.5 text-[0.8125rem] leading-snug text-ink-soft">
        {t.lowestPrice(saving.referenceCents)}
      </p>
    </div>
  );
}
