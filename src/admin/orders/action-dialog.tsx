import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { BooleanInput, CheckboxGroupInput, maxLength, required, TextInput, useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { OfficeForm } from '../fields/office-form.tsx';
import { fieldErrorsOf, messageOf } from '../data/api.ts';
import { formatCents } from '../data/formats.ts';
import { numberKinds } from '../numbers/number-kinds.ts';
import { NumericInput } from '../numbers/numeric-input.tsx';
import { orders } from '../texts/orders.ts';
import { consignmentBody, consignmentDefaults, ConsignmentFields } from './consignment-fields.tsx';
import { incomingMoneyBody, incomingMoneyDefaults, IncomingMoneyFields, isPaid } from './incoming-money.tsx';
import { moneyAnchor } from './order-money.tsx';
import type { Order } from './order-types.ts';
import { RefundParts } from './order-withdrawals.tsx';
import { takeBackBody, takeBackDefaults, TakeBackFields } from './take-back.tsx';
import { useOrderCall } from './use-order-call.ts';

/** Without actions that have a button at their refund. */
export type ActionName = Order['actions'][number];

/** Money that comes after an order was cancelled, or a second time, has another effect. */
export function actionTexts(order: Order, action: ActionName) {
  if (action !== 'mark-as-paid') return orders.actions[action];
  const { state, cancelReason } = order;
  if (state !== 'cancelled') return orders.actions[isPaid(order) ? 'second-payment' : 'mark-as-paid'];
  return orders.actions[cancelReason === 'unpaid' && !isPaid(order) ? 'late-payment' : 'unwanted-payment'];
}

type Values = Readonly<Record<string, unknown>>;

const aReason = maxLength(500);

/** The address of each action, below the order's. */
const paths: Readonly<Record<ActionName, string>> = {
  accept: '/accept',
  decline: '/decline',
  'mark-as-paid': '/payment',
  refund: '/refunds',
  prepare: '/prepare',
  ship: '/ship',
  'correct-shipment': '/ship',
  'hand-over': '/hand-over',
  return: '/return',
  'take-back': '/returns',
  cancel: '/cancel',
};

/** The states of the lines that an action applies to. */
const concerned: Partial<Record<ActionName, readonly Order['lines'][number]['state'][]>> = {
  prepare: ['waiting'],
  ship: ['waiting', 'prepared'],
  'correct-shipment': ['shipped'],
  'hand-over': ['waiting', 'prepared', 'shipped'],
  return: ['handed-over'],
};

/** Asks for confirmation and the action's details, and says what will happen. */
export function ActionDialog({
  order,
  action,
  onClose,
}: {
  readonly order: Order;
  readonly action: ActionName;
  /** Called with the place of the next step; null: it stays where it was. */
  readonly onClose: (next: string | null) => void;
}) {
  const texts = actionTexts(order, action);
  const titleId = useId();
  const notify = useNotify();
  const { send, isBusy } = useOrderCall(order.id);
  const [problem, setProblem] = useState<string | null>(null);
  const lines = linesOf(order, action);
  // Once: a form starts over with every new record, and a repeated request keeps its key.
  const [defaults] = useState(() => defaultsOf(order, action, lines));

  const submit = async (values: Values) => {
    setProblem(null);
    try {
      await send(paths[action], bodyOf(action, values));
      const isSurplus = action === 'mark-as-paid' && isPaid(order);
      notify(isSurplus ? orders.surplusBooked : orders.done, { type: 'success' });
      // It must be transferred back: that is the next step, at this place.
      onClose(isSurplus ? moneyAnchor : null);
      return undefined;
    } catch (error) {
      setProblem(messageOf(error));
      return fieldErrorsOf(error) ?? undefined;
    }
  };
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : () => onClose(null)}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <OfficeForm onSubmit={submit} record={defaults} noValidate disableInvalidFormNotification>
        <DialogTitle id={titleId}>{texts.title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>{texts.body}</DialogContentText>
          <ActionFields action={action} order={order} lines={lines} />
          <OnChange call={() => setProblem(null)} />
          <div aria-live="assertive">
            {problem === null ? null : (
              <Alert severity="error" sx={{ mt: 1 }}>
                {problem}
              </Alert>
            )}
          </div>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={() => onClose(null)}>{orders.cancel}</Button>
          <Button
            type="submit"
            variant="contained"
            loading={isBusy}
            color={action === 'cancel' || action === 'decline' ? 'error' : 'primary'}
          >
            {lines.length > 1 ? <CountedConfirm action={action} otherwise={texts.confirm} /> : texts.confirm}
          </Button>
        </DialogActions>
      </OfficeForm>
    </Dialog>
  );
}

/** Names the number of chosen lines, if some of several are chosen. */
function CountedConfirm({ action, otherwise }: { readonly action: ActionName; readonly otherwise: string }) {
  const positions = (useWatch<Record<string, unknown>>({ name: 'positions' }) ?? []) as readonly number[];
  const counted = orders.confirmCounted[action];
  return positions.length === 0 || counted === undefined ? otherwise : counted(positions.length);
}

/** Clears messages about earlier values. */
function OnChange({ call }: { readonly call: () => void }) {
  const values = JSON.stringify(useWatch());
  const seen = useRef(values);
  const latest = useEffectEvent(call);
  useEffect(() => {
    if (seen.current === values) return;
    seen.current = values;
    latest();
  }, [values]);
  return null;
}

type Lines = Order['lines'];

function ActionFields({
  action,
  order,
  lines,
}: {
  readonly action: ActionName;
  readonly order: Order;
  readonly lines: Lines;
}) {
  switch (action) {
    case 'mark-as-paid':
      return <IncomingMoneyFields order={order} />;
    case 'refund':
      return (
        <>
          <NumericInput
            source="amountCents"
            kind={numberKinds.payment}
            label={orders.fields.refundAmount}
            helperText={orders.fields.mostToRefund(formatCents(leftOf(order)))}
            validate={required()}
          />
          {order.refundSuggested === null ? null : (
            <Typography component="div" variant="body2" sx={{ mb: 1 }}>
              {orders.withdrawals.made}
              <RefundParts order={order} />
            </Typography>
          )}
          <TextInput
            source="reason"
            label={orders.fields.reason}
            helperText={orders.fields.reasonHelp}
            validate={required()}
          />
          {hasOpenWithdrawal(order) ? (
            <BooleanInput
              source="settlesWithdrawals"
              label={orders.fields.settlesWithdrawals}
              helperText={false}
            />
          ) : null}
        </>
      );
    case 'ship':
    case 'correct-shipment':
      return (
        <>
          <WhichLines order={order} lines={lines} />
          <ConsignmentFields />
        </>
      );
    case 'cancel':
      return (
        <TextInput
          source="reason"
          label={orders.fields.reason}
          helperText={orders.fields.cancelReasonHelp}
          validate={aReason}
        />
      );
    case 'take-back':
      return <TakeBackFields order={order} />;
    case 'prepare':
    case 'hand-over':
    case 'return':
      return <WhichLines order={order} lines={lines} />;
    default:
      return null;
  }
}

/** A single line cannot be chosen; it is named, unless it is the order's only one. */
function WhichLines({ order, lines }: { readonly order: Order; readonly lines: Lines }) {
  const [first] = lines;
  if (first === undefined || order.lines.length === 1) return null;
  if (lines.length === 1) return <Typography sx={{ my: 1 }}>{lineName(first)}</Typography>;
  return (
    <CheckboxGroupInput
      source="positions"
      label={orders.fields.lines}
      choices={lines.map((line) => ({ id: line.position, name: lineName(line) }))}
      helperText={false}
      validate={required()}
      row={false}
    />
  );
}

/** With its state: staff who hand over some lines must not hand over those that still wait. */
function lineName({ title, state }: Lines[number]): string {
  return `${title} (${orders.lineStates[state]})`;
}

function linesOf(order: Order, action: ActionName): Lines {
  const states = concerned[action];
  if (states === undefined) return [];
  return order.lines.filter(
    ({ state, rentOption }) => states.includes(state) && (action !== 'return' || rentOption !== null),
  );
}

function defaultsOf(order: Order, action: ActionName, lines: Lines): Values {
  switch (action) {
    case 'mark-as-paid':
      return incomingMoneyDefaults(order);
    case 'refund':
      return {
        amountCents: order.refundSuggested?.cents ?? leftOf(order),
        reason: order.refundSuggested === null ? '' : orders.fields.returned,
        settlesWithdrawals: order.refundSuggested !== null,
        key: crypto.randomUUID(),
      };
    case 'take-back':
      return takeBackDefaults(order);
    case 'correct-shipment':
      return { ...positionsOf(lines), ...consignmentDefaults(lines) };
    default:
      return positionsOf(lines);
  }
}

/** If there are several lines, none is preselected: a part of them is as likely as all. */
function positionsOf(lines: Lines): { readonly positions: readonly number[] } {
  return { positions: lines.length === 1 ? lines.map(({ position }) => position) : [] };
}

/** The amount paid minus refunds ordered. */
function leftOf({ payments, refunds }: Order): number {
  const paid = payments.at(-1)?.receivedCents ?? 0;
  return refunds.reduce((left, { amountCents }) => left - amountCents, paid);
}

function bodyOf(action: ActionName, values: Values): object {
  const { positions, amountCents, reason, key } = values;
  switch (action) {
    case 'mark-as-paid':
      return incomingMoneyBody(values);
    case 'refund':
      return {
        settlesWithdrawals: values['settlesWithdrawals'] === true,
        ...{ amountCents, reason, key },
      };
    case 'cancel':
      return { reason: reason ?? null };
    case 'take-back':
      return takeBackBody(values);
    case 'ship':
    case 'correct-shipment':
      return consignmentBody(values);
    case 'prepare':
    case 'hand-over':
    case 'return':
      return { positions };
    default:
      return {};
  }
}

function hasOpenWithdrawal({ declarations }: Order): boolean {
  return declarations.some(({ kind, handledAt }) => kind === 'withdrawal' && handledAt === null);
}
