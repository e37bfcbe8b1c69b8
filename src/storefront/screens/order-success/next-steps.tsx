import type { AsRead } from '../../page.ts';
import { isDelivered, isPaidBack } from '../../../shared/orders/payment-states.ts';
import { StoreHours } from '../../components/orders/store-facts.tsx';
import type { PlacedOrder } from '../../features/checkout/placing/use-placed-order.ts';
import type { Pickup } from '../../screen-data.server.ts';
import * as t from '#texts/order-success.ts';

/** What happens next with an order, until its pieces are there (spec 2.15). */
export function NextSteps({
  order,
  hours,
}: {
  readonly order: PlacedOrder;
  readonly hours: Pick<AsRead<Pickup>, 'openingHours' | 'closures'>;
}) {
  const steps = stepsOf(order);
  if (steps.length === 0) return null;
  const stores = [...new Set(order.lines.flatMap(({ pickupStore }) => pickupStore ?? []))];
  return (
    <section>
      <h2 className="text-2xl">{t.nextSteps}</h2>
      <ol className="mt-3 list-decimal space-y-2 pl-6 marker:text-ink-soft">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {order.deliveryOption === 'pickup' && (
        <div className="mt-4 border-l-4 border-petrol bg-paper-deep p-4">
          <p className="font-semibold">{t.nextCollectHere}</p>
          {stores.map((store) => (
            <p key={store}>{store}</p>
          ))}
          <div className="mt-3">
            <StoreHours hours={hours.openingHours} closures={hours.closures} />
          </div>
        </div>
      )}
    </section>
  );
}

/** None once everything is there, or nothing will come. */
function stepsOf(order: PlacedOrder): readonly string[] {
  const { state, deliveryWeeks, lines, awaitsMailConfirmation, withdrawal } = order;
  if (withdrawal?.isPart === false) return [];
  const isAhead = lines.some(
    ({ fulfilment }) => fulfilment.state === 'waiting' || fulfilment.state === 'prepared',
  );
  if ((state !== 'accepted' && state !== 'offered') || awaitsMailConfirmation || !isAhead) return [];
  const payment = order.paymentData.at(-1)?.status;
  const isPaid = isDelivered(payment) || isPaidByGift(order);
  // Klarna’s promise is money that comes when the pieces leave.
  const paid = payment === 'authorised' ? t.nextPromised : t.nextPaid;
  const demand = order.bankTransfer === null ? t.nextPay : t.nextTransfer;
  const isReady = lines.every(({ fulfilment }) => fulfilment.state !== 'waiting');
  return [
    ...(isPaidBack(payment) ? [] : [isPaid ? paid : demand]),
    ...(deliveryWeeks !== null
      ? [t.nextDelivery(deliveryWeeks, isPaid), t.nextAppointment]
      : [isReady ? t.nextReady : t.nextPrepare(isPaid), t.nextCollect(order.orderNumber)]),
    ...(order.invoices.length > 0 ? [] : [t.nextInvoice]),
  ];
}

const isPaidByGift = ({ gift, orderTotal }: PlacedOrder): boolean => gift > 0 && gift >= orderTotal;
