import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import {
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  Form,
  maxLength,
  required,
  TextInput,
  useNotify,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { fieldErrorsOf, messageOf } from '../data/api.ts';
import { dayForInput, formatCents } from '../data/formats.ts';
import { numberKinds } from '../numbers/number-kinds.ts';
import { NumericInput } from '../numbers/numeric-input.tsx';
import { orders } from '../texts/orders.ts';
import type { Order } from './order-types.ts';
import { takeBackBody, takeBackDefaults, TakeBackFields } from './take-back.tsx';
import { useOrderCall } from './use-order-call.ts';

/** What is a button at its refund is not among them. */
export type ActionName = Order['actions'][number];

/** Money that comes after an order was called off does something else. */
export function actionTexts({ state, cancelReason }: Order, action: ActionName) {
  if (action !== 'mark-as-paid' || state !== 'cancelled') return orders.actions[action];
  return orders.actions[cancelReason === 'unpaid' ? 'late-payment' : 'unwanted-payment'];
}

type Values = Readonly<Record<string, unknown>>;

const aReason = maxLength(500);

/** Where each action is sent, below the order's address. */
const paths: Readonly<Record<ActionName, string>> = {
  accept: '/accept',
  decline: '/decline',
  'mark-as-paid': '/payment',
  refund: '/refunds',
  prepare: '/prepare',
  ship: '/ship',
  'hand-over': '/hand-over',
  return: '/return',
  'take-back': '/returns',
  cancel: '/cancel',
};

/** The states of a line that an action is about. */
const concerned: Partial<Record<ActionName, readonly Order['lines'][number]['state'][]>> = {
  prepare: ['waiting'],
  ship: ['waiting', 'prepared'],
  'hand-over': ['waiting', 'prepared', 'shipped'],
  return: ['handed-over'],
};

/** Asks once more, with what the action needs to know, and says what will happen. */
export function ActionDialog({
  order,
  action,
  onClose,
}: {
  readonly order: Order;
  readonly action: ActionName;
  readonly onClose: () => void;
}) {
  const texts = actionTexts(order, action);
  const titleId = useId();
  const notify = useNotify();
  const { send, isBusy } = useOrderCall(order.id);
  const [problem, setProblem] = useState<string | null>(null);
  const lines = linesOf(order, action);
  // Once: a form begins again with every other record, and a wish sent twice keeps its key.
  const [defaults] = useState(() => defaultsOf(order, action, lines));

  const submit = async (values: Values) => {
    setProblem(null);
    try {
      await send(paths[action], bodyOf(action, values));
      notify(orders.done, { type: 'success' });
      onClose();
      return undefined;
    } catch (error) {
      setProblem(messageOf(error));
      return fieldErrorsOf(error) ?? undefined;
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <Form onSubmit={submit} record={defaults} noValidate disableInvalidFormNotification>
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
          <Button onClick={onClose}>{orders.cancel}</Button>
          <Button
            type="submit"
            variant="contained"
            loading={isBusy}
            color={action === 'cancel' || action === 'decline' ? 'error' : 'primary'}
          >
            {texts.confirm}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** What was said about other values is said no longer. */
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
      return (
        <>
          <NumericInput
            source="amountCents"
            kind={numberKinds.payment}
            label={orders.fields.amount}
            helperText={`${orders.facts.total}: ${formatCents(order.totals.totalCents)}`}
            validate={required()}
          />
          <DateInput
            source="receivedOn"
            label={orders.fields.receivedOn}
            helperText={false}
            validate={required()}
          />
          <TextInput
            source="reference"
            label={orders.fields.reference}
            helperText={orders.fields.referenceHelp}
          />
        </>
      );
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
      return (
        <>
          <WhichLines lines={lines} />
          <TextInput source="carrier" label={orders.fields.carrier} helperText={false} />
          <TextInput source="tracking" label={orders.fields.tracking} helperText={false} />
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
      return <WhichLines lines={lines} />;
    default:
      return null;
  }
}

/** Nothing to choose where there is one. */
function WhichLines({ lines }: { readonly lines: Lines }) {
  if (lines.length < 2) return null;
  return (
    <CheckboxGroupInput
      source="positions"
      label={orders.fields.lines}
      choices={lines.map(({ position, title }) => ({ id: position, name: title }))}
      helperText={false}
      validate={required()}
      row={false}
    />
  );
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
      return {
        amountCents: order.totals.totalCents,
        receivedOn: dayForInput(new Date()),
        reference: '',
      };
    case 'refund':
      return {
        amountCents: order.refundSuggestedCents ?? leftOf(order),
        reason: order.refundSuggestedCents === null ? '' : orders.fields.returned,
        settlesWithdrawals: order.refundSuggestedCents !== null,
        key: crypto.randomUUID(),
      };
    case 'take-back':
      return takeBackDefaults(order);
    default:
      return { positions: lines.map(({ position }) => position) };
  }
}

/** What was paid and not ordered back. */
function leftOf({ payments, refunds }: Order): number {
  const paid = payments.at(-1)?.amountCents ?? 0;
  return refunds.reduce((left, { amountCents }) => left - amountCents, paid);
}

function bodyOf(action: ActionName, values: Values): object {
  const { positions, amountCents, receivedOn, reference, carrier, tracking, reason, key } = values;
  switch (action) {
    case 'mark-as-paid':
      return {
        amountCents,
        receivedOn,
        reference: (reference as string | null) ?? null,
      };
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
      return { positions, carrier: carrier ?? null, tracking: tracking ?? null };
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
