import { germanVatPercent, isAssemblyApart, isMarginSale } from '../../../shared/money/vat-note.ts';
import { formatEuros } from '#texts/shell.ts';
import { withoutAssembly, type ShopLine } from '../../features/cart/store/shop-line.ts';
import { assemblyOf, taxationOf } from '../../features/cart/taxation.ts';
import * as cart from '#texts/cart.ts';
import * as t from '#texts/checkout.ts';
import * as pieces from '#texts/pieces.ts';
import { LinePicture } from '../pieces/line-picture.tsx';

/** The lines of a cart, read-only: picture, title, quantity, price. */
export function OrderLines({ lines }: { readonly lines: readonly ShopLine[] }) {
  return (
    <ul className="@container">
      {lines.map((line) => (
        <li
          key={line.id}
          className="grid grid-cols-[4rem_1fr] gap-x-4 gap-y-1 border-b border-line py-4 @max-[12em]:block sm:grid-cols-[4rem_1fr_auto]"
        >
          <LinePicture image={line.image} shopType={line.shopType} className="row-span-2 w-16" />
          <div className="min-w-0 leading-snug">
            <p className="break-words">
              <span className="tabular-nums">{t.quantityTimes(line.quantity)}</span> {line.title}
            </p>
            <LineNotes line={isAssemblyApart(taxationOf(line)) ? withoutAssembly(line) : line} />
            <p className="text-[0.9375rem] text-ink-soft">{vatOfGoods(line)}</p>
          </div>
          <p className="font-serif text-lg leading-snug tabular-nums max-sm:col-start-2">
            {formatEuros(line.value - apartCents(line))}
          </p>
          {apartCents(line) > 0 && (
            <>
              <div className="col-start-2 leading-snug">
                <p>{cart.assembly}</p>
                <p className="text-[0.9375rem] text-ink-soft">
                  {line.exempt?.assembly
                    ? t.exempt[line.exempt.assembly]
                    : pieces.includedVat([germanVatPercent])}
                </p>
              </div>
              <p className="font-serif text-lg leading-snug tabular-nums max-sm:col-start-2">
                {formatEuros(apartCents(line))}
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the assembly of a line costs where it is taxed otherwise than the piece, and so has a row of its own. */
const apartCents = (line: ShopLine): number => (isAssemblyApart(taxationOf(line)) ? assemblyOf(line) : 0);

function vatOfGoods(line: ShopLine): string {
  if (line.exempt?.goods) return t.exempt[line.exempt.goods];
  return isMarginSale(taxationOf(line))
    ? pieces.marginTax
    : pieces.includedVat([line.exempt?.percent ?? germanVatPercent]);
}

/** The rental duration, assembly, the unit price if there are several, and the reference of a reduction. */
export function LineNotes({ line }: { readonly line: ShopLine }) {
  return (
    <div className="mt-1 text-[0.9375rem] text-ink-soft">
      {line.rentOption && (
        <>
          <p>{cart.rentedFor(line.rentOption)}</p>
          <p>{cart.rentalRuns}</p>
        </>
      )}
      {line.assembly && (
        <p>
          {cart.withAssembly(
            assemblyOf(line) / line.quantity,
            isAssemblyApart(taxationOf(line)) ? germanVatPercent : null,
          )}
        </p>
      )}
      {line.quantity > 1 && <p>{cart.each(line.price)}</p>}
      {line.referenceCents && <p>{pieces.lowestPrice(line.referenceCents)}</p>}
    </div>
  );
}
