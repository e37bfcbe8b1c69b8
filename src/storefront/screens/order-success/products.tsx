import { OrderSum } from '../../components/orders/order-sum.tsx';
import { LinePicture } from '../../components/pieces/line-picture.tsx';
import { catalogueLang } from '../../to.ts';
import type { PlacedOrder } from '../../features/checkout/placing/use-placed-order.ts';
import { assemblyFeeCents } from '../../../shared/orders/assembly.ts';
import { fromEuros } from '../../../shared/money/cents.ts';
import { unitsLeft } from '../../../shared/orders/units-gone.ts';
import { isMarginSale } from '../../../shared/money/vat-note.ts';
import * as cartTexts from '#texts/cart.ts';
import { formatEuros } from '#texts/shell.ts';
import * as checkout from '#texts/checkout.ts';
import * as t from '#texts/order-success.ts';
import { isOver } from './order-facts.tsx';
import * as pieces from '#texts/pieces.ts';

/**
 * The products ordered: image, title, SKU, quantity (spec 2.15); how each was ordered, its price, and how the total is
 * computed.
 */
export function Products({ order }: { readonly order: PlacedOrder }) {
  return (
    <section aria-label={t.products} className="self-start bg-paper-deep p-5">
      <h2 className="text-2xl">{t.products}</h2>
      <ul>
        {order.productListDetail.map(({ productImage, title, SKU, qty }, index) => {
          const line = order.lines[index];
          const progress = line === undefined || wasNoContract(order) ? null : t.progress(line.fulfilment);
          return (
            // The same piece may occur twice, bought and rented.
            <li
              key={index}
              className="flex flex-wrap gap-x-4 gap-y-1 border-b border-line py-4 last:border-0"
            >
              <LinePicture image={productImage ?? undefined} className="w-16" />
              <div className="min-w-0 flex-[1_1_7rem] leading-snug">
                <p lang={catalogueLang} className="break-words">
                  {title}
                </p>
                <div className="mt-1 text-[0.9375rem] text-ink-soft">
                  {line?.rentOption && <p>{cartTexts.rentedFor(line.rentOption)}</p>}
                  {line?.rentOption && isStillToCome(order, line) && <p>{cartTexts.rentalRuns}</p>}
                  {line?.assembly && line.assemblyApart === null && (
                    <p>{cartTexts.withAssembly(assemblyFeeCents, null)}</p>
                  )}
                  <p>{t.sku(SKU)}</p>
                  <Quantity
                    qty={qty}
                    takenOut={line?.qtyTakenOut}
                    returned={line?.qtyReturned}
                    givenUp={line?.qtyGivenUp}
                  />
                </div>
                {line?.pickupStore && !isOver({ ...order, lines: [line] }) && (
                  <p className="text-[0.9375rem]">{line.pickupStore}</p>
                )}
                {progress !== null && (
                  <p className="mt-1 text-[0.9375rem] font-semibold break-words">{progress}</p>
                )}
                {line?.fulfilment.trackingPage != null && (
                  <p className="text-[0.9375rem]">
                    <a
                      href={line.fulfilment.trackingPage}
                      rel="noreferrer"
                      className="inline-block py-1 underline underline-offset-2"
                    >
                      {t.trackShipment}
                    </a>
                  </p>
                )}
              </div>
              {line !== undefined && (
                <p className="ml-auto shrink-0 font-serif text-lg leading-snug tabular-nums">
                  {formatEuros(
                    fromEuros(line.total) -
                      fromEuros(line.voucher) -
                      fromEuros(line.assemblyApart?.price ?? 0),
                  )}
                </p>
              )}
              {line?.assemblyApart != null && <Assembly {...line.assemblyApart} />}
            </li>
          );
        })}
      </ul>
      <div className="mt-4">
        <OrderSum
          goods={fromEuros(order.subtotal) + fromEuros(order.tax) - fromEuros(order.voucher)}
          voucher={-fromEuros(order.voucher)}
          shipping={fromEuros(order.shippingCost)}
          gift={fromEuros(order.gift)}
          vatNote={{
            percents: [],
            hasMargin: order.lines.some(
              (line) => isMarginSale(line) && line.tax === 0 && line.exemption === null,
            ),
            exemptions: order.vat.flatMap(({ exemption }) => exemption ?? []),
          }}
          isImported={order.imported}
          vat={order.vat.map(({ percent, exemption, net, tax }) => ({
            percent,
            exemption,
            cents: fromEuros(exemption === null ? tax : net),
          }))}
        />
      </div>
    </section>
  );
}

/** The units left of a line, and what became of the rest. If that is all of it, its progress says so. */
function Quantity({
  qty,
  takenOut = 0,
  returned = 0,
  givenUp = 0,
}: {
  readonly qty: number;
  readonly takenOut: number | undefined;
  readonly returned: number | undefined;
  readonly givenUp: number | undefined;
}) {
  const left = unitsLeft(qty, { takenOut, cameBack: returned, givenUp });
  return (
    <>
      <p>{t.quantity(left === 0 ? qty : left, qty)}</p>
      {takenOut > 0 && takenOut < qty && <p>{t.partTakenOut(takenOut)}</p>}
      {returned > 0 && returned < qty && <p>{t.partReturned(returned)}</p>}
      {givenUp > 0 && <p>{t.partNotReturned(givenUp)}</p>}
    </>
  );
}

/** Assembly that is taxed otherwise than the piece above it, below its picture. */
function Assembly({
  price,
  vatPercent,
  exemption,
}: NonNullable<PlacedOrder['lines'][number]['assemblyApart']>) {
  return (
    <div className="flex basis-full flex-wrap gap-x-4 leading-snug">
      <div className="min-w-0 flex-[1_1_7rem] pl-20">
        <p>{cartTexts.assembly}</p>
        <p className="text-[0.9375rem] text-ink-soft">
          {exemption === null ? pieces.includedVat([vatPercent]) : checkout.exempt[exemption]}
        </p>
      </div>
      <p className="ml-auto shrink-0 font-serif text-lg tabular-nums">{formatEuros(fromEuros(price))}</p>
    </div>
  );
}

/** Nothing was to be delivered, and what became of the order is said above. */
const wasNoContract = ({ state }: PlacedOrder): boolean => state === 'lapsed' || state === 'declined';

/** After the handover its days are known, and a cancelled order has none. */
function isStillToCome({ state }: PlacedOrder, { fulfilment }: PlacedOrder['lines'][number]): boolean {
  return (
    (state === 'offered' || state === 'accepted') &&
    fulfilment.state !== 'handed-over' &&
    fulfilment.state !== 'returned' &&
    fulfilment.state !== 'not-returned' &&
    fulfilment.state !== 'taken-out'
  );
}
