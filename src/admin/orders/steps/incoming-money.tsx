import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { canStillBePaid, isAwaited } from '../../../shared/orders/payment-states.ts';
import { dayForInput, formatCents } from '../../data/formats.ts';
import { useSaveQuestion } from '../../fields/use-save-question.tsx';
import { numberKinds } from '../../numbers/typed-number.ts';
import { orders } from '../../texts/orders/orders.ts';
import type { Order } from '../order-types.ts';
import { openOfClaim } from './claim-fields.tsx';
import { ReceivedMoneyFields } from './received-money.tsx';

/** The amount still to be paid. */
function owedCents({ payments, totals }: Order): number {
  const payment = payments.at(-1);
  return payment === undefined
    ? totals.totalCents - totals.giftCents
    : Math.max(0, payment.amountCents - payment.receivedCents);
}

/** Whether nothing is to be transferred for the order any more: money that comes all the same goes back. */
export function isPaid({
  payments,
}: {
  readonly payments: readonly Pick<Order['payments'][number], 'state'>[];
}): boolean {
  const state = payments.at(-1)?.state;
  return state !== undefined && !isAwaited(state);
}

/** Whether money can still complete the contract; otherwise it goes back, whatever its amount. */
const isWanted = ({ state, cancelReason }: Order): boolean => canStillBePaid({ state, reason: cancelReason });

export function incomingMoneyDefaults(order: Order): Readonly<Record<string, unknown>> {
  return {
    // Only the bank knows the amount of a second payment.
    amountCents: isPaid(order) ? null : owedCents(order),
    receivedOn: dayForInput(new Date()),
    reference: '',
    key: crypto.randomUUID(),
  };
}

/** The form's values for REST. */
export function incomingMoneyBody(values: Readonly<Record<string, unknown>>): object {
  const { amountCents, receivedOn, reference, key } = values;
  // The form has said what happens to a different amount.
  return { amountCents, receivedOn, reference: reference ?? null, mayDiffer: true, key };
}

/** A bank transfer with the bank's data. */
export function IncomingMoneyFields({ order }: { readonly order: Order }) {
  const owed = owedCents(order);
  return (
    <>
      <ReceivedMoneyFields
        kind={numberKinds.payment}
        helperText={isPaid(order) ? orders.fields.nothingOwed : orders.fields.owed(formatCents(owed))}
        consequenceOf={(cents) => {
          if (!isWanted(order) || isPaid(order) || cents === owed) return null;
          return cents < owed
            ? orders.fields.tooLittle(formatCents(owed - cents))
            : orders.fields.tooMuch(formatCents(cents - owed));
        }}
      />
      <TextInput
        source="reference"
        label={orders.fields.reference}
        helperText={orders.fields.referenceHelp}
      />
    </>
  );
}

/**
 * From which amount on a digit may be too many: above what is owed; where nothing is, above all that the order costs,
 * because a second payment is mostly the same once more.
 */
export function maxExpected(order: Order): number {
  return isWanted(order) && !isPaid(order) ? owedCents(order) : order.totals.totalCents;
}

/** Holds a click on „Verbuchen“ until an amount above the expected one is confirmed. */
export function useSurplusQuestion(order: Order, action: 'mark-as-paid' | 'claim-paid') {
  const { getValues } = useFormContext();
  return useSaveQuestion(orders.surplusQuestion, () => {
    const [amountCents, claimId] = getValues(['amountCents', 'claimId']) as unknown[];
    const ofClaim = action === 'claim-paid' ? openOfClaim(order, claimId) : null;
    if (typeof amountCents !== 'number' || amountCents <= (ofClaim ?? maxExpected(order))) return null;
    const owed = ofClaim ?? (isWanted(order) && !isPaid(order) ? owedCents(order) : 0);
    return {
      about: String(amountCents),
      content: orders.surplusQuestion.content(
        formatCents(amountCents),
        formatCents(owed),
        formatCents(amountCents - owed),
      ),
    };
  });
}
