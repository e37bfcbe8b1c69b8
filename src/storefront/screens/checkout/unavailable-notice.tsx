import type { Ref } from 'react';
import { Button, ButtonLink } from '../../components/controls/button.tsx';
import { isInTheWay, type CartNews } from '../../features/cart/line-news.ts';
import { shopCart } from '../../features/cart/store/shop-cart.ts';
import type { ShopLine } from '../../features/cart/store/shop-line.ts';
import { takeOut } from '../../features/cart/take-out.ts';
import * as cart from '#texts/cart.ts';
import * as t from '#texts/checkout.ts';
import { colon } from '#texts/shell.ts';
import { to } from '../../to.ts';

/** Above the form: pieces that cannot be ordered as they are, before anything is typed in vain. */
export function UnavailableNotice({
  ref,
  lines,
  news,
  placed,
}: {
  readonly ref: Ref<HTMLDivElement>;
  readonly lines: readonly ShopLine[];
  readonly news: CartNews;
  /** This tab's unpaid order, which may hold the very pieces; null: none. */
  readonly placed: string | null;
}) {
  return (
    <div role="alert" className="empty:hidden">
      {lines.length > 0 && (
        <div ref={ref} tabIndex={-1} className="border-l-4 border-error pl-4">
          <p className="font-semibold text-error">{t.unavailable(lines.length)}</p>
          {placed !== null && (
            <ButtonLink href={to(`/order-success/${placed}`)} className="mt-3">
              {t.orderedJustNow}
            </ButtonLink>
          )}
          <ul className="mt-2 space-y-3">
            {lines.map((line) => {
              const why = news.get(line.id);
              return (
                <li key={line.id} className="break-words">
                  {line.title + colon}
                  {why !== undefined && cart.lineNews(why)}
                  <Button
                    look="outline"
                    className="mt-2 block max-sm:w-full"
                    {...(why?.kind !== 'too-few' && { 'aria-label': cart.remove(line.title) })}
                    onClick={(event) =>
                      why?.kind === 'too-few' ? shopCart.handleCartClick() : takeOut(line, event.detail === 0)
                    }
                  >
                    {why?.kind === 'too-few' ? t.changeInCart : cart.removeShort}
                  </Button>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The lines that have to be changed or removed first. */
export const unavailableIn = (lines: readonly ShopLine[], news: CartNews): readonly ShopLine[] =>
  lines.filter(({ id }) => isInTheWay(news.get(id)));
