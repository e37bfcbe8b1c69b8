import { Typography } from '@mui/material';
import { DateInput, maxLength, required, SelectInput, TextInput } from 'react-admin';
import { dayMs } from '../../../shared/time/durations.ts';
import { dayForInput, formatCents, formatDay } from '../../data/formats.ts';
import { numberKinds } from '../../numbers/typed-number.ts';
import { NumericInput } from '../../numbers/numeric-input.tsx';
import { damageClaims as t } from '../../texts/orders/damage-claims.ts';
import { orders } from '../../texts/orders/orders.ts';
import type { Order } from '../order-types.ts';

type Values = Readonly<Record<string, unknown>>;
type Claim = Order['claims'][number];

const aReason = [required(), maxLength(500)];
/** Long enough for a customer on holiday. */
const daysToPay = 14;

/** Rented lines that have come back: damage may show later than their return says. */
const linesBack = ({ lines }: Order) =>
  lines.filter(({ rentOption, state }) => rentOption !== null && state === 'returned');

const openClaims = ({ claims }: Order): readonly Claim[] => claims.filter(({ settled }) => settled === null);

export function claimDefaults(order: Order): Values {
  const damaged = linesBack(order).filter(({ cameBack }) => cameBack?.condition === 'damaged');
  const [only, ...others] = damaged.length > 0 ? damaged : linesBack(order);
  return {
    position: others.length === 0 ? (only?.position ?? null) : null,
    amountCents: null,
    reason: '',
    dueOn: dayForInput(new Date(Date.now() + daysToPay * dayMs)),
    key: crypto.randomUUID(),
  };
}

/** What is claimed for the damage. */
export function ClaimFields({ order }: { readonly order: Order }) {
  const lines = linesBack(order);
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
      <NumericInput
        source="amountCents"
        kind={numberKinds.payment}
        label={orders.fields.amount}
        helperText={t.amountHelp}
        validate={required()}
      />
      <TextInput
        source="reason"
        label={orders.fields.reason}
        helperText={t.reasonHelp}
        multiline
        validate={aReason}
      />
      <DateInput source="dueOn" label={orders.facts.due} helperText={false} validate={required()} />
    </>
  );
}

export function settleDefaults(order: Order): Values {
  const [only, ...others] = openClaims(order);
  return {
    claimId: others.length === 0 ? (only?.id ?? null) : null,
    receivedOn: dayForInput(new Date()),
    reason: '',
    key: crypto.randomUUID(),
  };
}

/** The address of a settlement, below the order's. */
export function settlePath(action: 'claim-paid' | 'claim-waived', { claimId }: Values): string {
  return `/claims/${String(claimId)}/${action === 'claim-paid' ? 'payment' : 'waive'}`;
}

/** Which claim, and when its money came or why the shop does without it. */
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
        <DateInput
          source="receivedOn"
          label={orders.fields.receivedOn}
          helperText={false}
          validate={required()}
        />
      ) : (
        <TextInput
          source="reason"
          label={orders.fields.reason}
          helperText={orders.fields.reasonHelp}
          validate={aReason}
        />
      )}
    </>
  );
}

const nameOf = ({ number, amountCents, dueOn }: Claim): string =>
  t.claim(number, formatCents(amountCents), formatDay(dueOn));
