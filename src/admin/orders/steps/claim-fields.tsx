import { Typography } from '@mui/material';
import { DateInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isRentOption, leftToClaim, valueOfRented } from '../../../shared/orders/rental-terms.ts';
import { unitsGone } from '../../../shared/orders/units-gone.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { dayForInput, formatCents, formatDay } from '../../data/formats.ts';
import { numberKinds } from '../../numbers/typed-number.ts';
import { NumericInput } from '../../numbers/numeric-input.tsx';
import { damageClaims as t } from '../../texts/orders/damage-claims.ts';
import { orders } from '../../texts/orders/orders.ts';
import type { Order } from '../order-types.ts';
import { ReasonInput } from './reason-input.tsx';
import { ReceivedMoneyFields } from './received-money.tsx';
import { linesOf } from './step-fields.tsx';

type Values = Readonly<Record<string, unknown>>;
type Claim = Order['claims'][number];
type Line = Order['lines'][number];

/** Long enough for a customer on holiday. */
const daysToPay = 14;

type ClaimAction = 'claim-damage' | 'claim-missing';

const openClaims = ({ claims }: Order): readonly Claim[] => claims.filter(({ settled }) => settled === null);

export function claimDefaults(order: Order, action: ClaimAction): Values {
  const lines = linesOf(order, action);
  const damaged = lines.filter(({ cameBack }) => cameBack?.condition === 'damaged');
  const [only, ...others] = damaged.length > 0 ? damaged : lines;
  return {
    position: others.length === 0 ? (only?.position ?? null) : null,
    quantity: null,
    amountCents: null,
    reason: '',
    dueOn: dayForInput(new Date(Date.now() + daysToPay * dayMs)),
    key: crypto.randomUUID(),
  };
}

/** The claim for REST. */
export function claimBody(action: ClaimAction, values: Values): object {
  const { position, quantity, amountCents, reason, dueOn, key } = values;
  return { position, quantity, amountCents, reason, dueOn, key, notReturned: action === 'claim-missing' };
}

/** What is claimed for the damage, or for the piece that has not come back. */
export function ClaimFields({ order, action }: { readonly order: Order; readonly action: ClaimAction }) {
  const lines = linesOf(order, action);
  const isMissing = action === 'claim-missing';
  const chosen: unknown = useWatch({ name: 'position' });
  const line = lines.find(({ position }) => position === chosen);
  const units = line === undefined ? 1 : unitsToClaim(order, line);
  const left = useLeftOfValue(order, line, units);
  return (
    <>
      {lines.length < 2 ? null : (
        <SelectInput
          source="position"
          label={t.line}
          choices={lines.map(({ position, title }) => ({ id: position, name: title }))}
          helperText={false}
          validate={required()}
        />
      )}
      {units < 2 ? null : (
        <NumericInput
          source="quantity"
          kind={{ ...numberKinds.quantity, max: units }}
          label={t.quantity}
          helperText={t.allOf(units)}
        />
      )}
      <NumericInput
        source="amountCents"
        kind={left === null ? numberKinds.payment : { ...numberKinds.payment, max: Math.max(1, left) }}
        label={orders.fields.amount}
        helperText={
          (isMissing ? t.valueHelp : t.amountHelp) +
          (left === null ? '' : ` ${orders.fields.maxToRefund(formatCents(Math.max(0, left)))}`)
        }
        validate={required()}
      />
      <ReasonInput helperText={isMissing ? t.missingReasonHelp : t.reasonHelp} />
      <DateInput source="dueOn" label={orders.facts.due} helperText={false} validate={required()} />
    </>
  );
}

/** The units that are out, or came back: without those that are given up already. */
const unitsToClaim = ({ returns }: Order, { quantity, position, givenUp }: Line): number =>
  quantity - unitsGone(returns, position).takenOut - givenUp;

/** What of the value of the chosen units can still be claimed; null: none are chosen yet. */
function useLeftOfValue({ claims }: Order, line: Line | undefined, units: number): number | null {
  const typed: unknown = useWatch({ name: 'quantity' });
  if (line?.rentOption == null || !isRentOption(line.rentOption)) return null;
  const quantity = typeof typed === 'number' ? typed : units;
  return Math.min(
    valueOfRented({ ...line, quantity }, line.rentOption),
    leftToClaim(
      valueOfRented(line, line.rentOption),
      claims.filter(({ position }) => position === line.position),
    ),
  );
}

export function settleDefaults(order: Order): Values {
  const [only, ...others] = openClaims(order);
  return {
    claimId: others.length === 0 ? (only?.id ?? null) : null,
    amountCents: others.length === 0 && only !== undefined ? openCents(only) : null,
    receivedOn: dayForInput(new Date()),
    reason: '',
    key: crypto.randomUUID(),
  };
}

/** The address of a settlement, below the order's. */
export function settlePath(action: 'claim-paid' | 'claim-waived', { claimId }: Values): string {
  return `/claims/${String(claimId)}/${action === 'claim-paid' ? 'payment' : 'waive'}`;
}

/** The money for a claim, for REST. */
export function claimPaymentBody({ amountCents, receivedOn, key }: Values): object {
  // The form has said what happens to a different amount.
  return { amountCents, receivedOn, mayDiffer: true, key };
}

/** Which claim, and how much came for it when, or why the shop does without what is open. */
export function SettleFields({
  order,
  action,
}: {
  readonly order: Order;
  readonly action: 'claim-paid' | 'claim-waived';
}) {
  const open = openClaims(order);
  const [only, ...others] = open;
  return (
    <>
      {others.length === 0 ? (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {only === undefined ? null : nameOf(only)}
        </Typography>
      ) : (
        <SelectInput
          source="claimId"
          label={t.which}
          choices={open.map((claim) => ({ id: claim.id, name: nameOf(claim) }))}
          helperText={false}
          validate={required()}
        />
      )}
      {action === 'claim-paid' ? (
        <ClaimMoney order={order} />
      ) : (
        <ReasonInput helperText={orders.fields.reasonHelp} />
      )}
    </>
  );
}

/** The amount still open of the claim that is chosen in a form; null: none is. */
export const openOfClaim = ({ claims }: Order, claimId: unknown): number | null => {
  const chosen = claims.find(({ id }) => id === claimId);
  return chosen === undefined ? null : openCents(chosen);
};

/** The money that came for the chosen claim. */
function ClaimMoney({ order }: { readonly order: Order }) {
  const left = openOfClaim(order, useWatch({ name: 'claimId' }));
  return (
    <ReceivedMoneyFields
      kind={numberKinds.payment}
      helperText={left === null ? t.chooseFirst : orders.fields.owed(formatCents(left))}
      consequenceOf={(cents) => {
        if (left === null || cents === left) return null;
        return cents < left ? t.tooLittle(formatCents(left - cents)) : t.tooMuch(formatCents(cents - left));
      }}
    />
  );
}

const openCents = ({ amountCents, receivedCents }: Claim): number => amountCents - receivedCents;

const nameOf = (claim: Claim): string =>
  t.claim(claim.number, formatCents(openCents(claim)), formatDay(claim.dueOn));
