import { formatEuros } from '#texts/shell.ts';
import { Minus, Plus } from '../../components/controls/icons.tsx';
import { IconButton } from '../../components/controls/button.tsx';
import { LineNotes } from '../../components/orders/order-lines.tsx';
import { LinePicture } from '../../components/pieces/line-picture.tsx';
import * as t from '#texts/cart.ts';
import { isInTheWay, type LineNews } from './line-news.ts';
import { pieceOf, type ShopLine } from './store/shop-line.ts';
import { leaveOutAssembly, moveToWishlist } from './take-out.ts';
import { shopCart } from './store/shop-cart.ts';
import { to } from '../../to.ts';

const textButton = 'min-h-11 px-2 text-left underline underline-offset-4';

/** A line of the cart panel: what it is, how many, what it costs, and what the shop says of it now. */
export function CartLine({
  line,
  news,
  onQuantity,
  onRemove,
}: {
  readonly line: ShopLine;
  readonly news: LineNews | undefined;
  /** There is one more or one less. */
  readonly onQuantity: () => void;
  readonly onRemove: (byKeyboard: boolean) => void;
}) {
  const gone = isInTheWay(news) && news?.kind !== 'too-few';
  return (
    <li
      className={`flex gap-4 border-b border-line py-5 @max-[12em]:flex-col ${isInTheWay(news) ? '-mx-5 border-l-4 border-l-error bg-paper-deep pr-5 pl-4' : ''}`}
    >
      <LinePicture image={line.image} shopType={line.shopType} />
      <div className="min-w-0 flex-1">
        <a href={to(`/product/${pieceOf(line)}`)} className="leading-snug break-words hover:underline">
          {line.title}
        </a>
        <LineNotes line={line} />
        {news !== undefined && (
          <p className={`mt-1 ${isInTheWay(news) ? 'font-semibold text-error' : 'text-ink-soft'}`}>
            {t.lineNews(news)}
          </p>
        )}
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <div className="flex items-center">
            <Step
              label={t.less(line.title)}
              idle={line.quantity <= 1}
              onPress={() => {
                shopCart.decrease(line.id);
                onQuantity();
              }}
            >
              <Minus className="size-4" />
            </Step>
            <span className="min-w-10 text-center tabular-nums">
              <span className="sr-only">{t.quantity(line.quantity)}</span>
              <span aria-hidden="true">{line.quantity}</span>
            </span>
            <Step
              label={t.more(line.title)}
              idle={!shopCart.canIncrease(line)}
              onPress={() => {
                shopCart.increase(line.id);
                onQuantity();
              }}
            >
              <Plus className="size-4" />
            </Step>
          </div>
          <p className={`font-serif text-lg tabular-nums ${gone ? 'line-through' : ''}`}>
            {formatEuros(line.value)}
          </p>
        </div>
        <div className="-ml-2 mt-1 flex flex-wrap text-[0.9375rem] text-ink-soft">
          <button
            type="button"
            aria-label={t.remove(line.title)}
            // A press by keyboard has no clicks to count.
            onClick={(event) => onRemove(event.detail === 0)}
            className={textButton}
          >
            {t.removeShort}
          </button>
          {gone && (
            <a
              href={`${to(`/product/${pieceOf(line)}`)}#aehnlich`}
              aria-label={t.similarTo(line.title)}
              className={`inline-flex items-center ${textButton}`}
            >
              {t.similar}
            </a>
          )}
          {gone && news?.kind !== 'sold' && !line.isRent && (
            <button
              type="button"
              aria-label={t.toWishlistOf(line.title)}
              onClick={(event) => moveToWishlist(line, event.detail === 0)}
              className={textButton}
            >
              {t.toWishlist}
            </button>
          )}
          {line.assembly && (
            <button
              type="button"
              aria-label={t.removeAssembly(line.title)}
              onClick={(event) => leaveOutAssembly([line], event.detail === 0)}
              className={textButton}
            >
              {t.removeAssemblyShort}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}

function Step({
  label,
  idle,
  onPress,
  children,
}: {
  readonly label: string;
  readonly idle: boolean;
  readonly onPress: () => void;
  readonly children: React.ReactNode;
}) {
  return (
    <IconButton
      label={label}
      size="small"
      idle={idle}
      onClick={onPress}
      className="border border-line-strong aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-line-strong"
    >
      {children}
    </IconButton>
  );
}
