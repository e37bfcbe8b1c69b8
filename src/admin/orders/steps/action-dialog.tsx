import { Alert, Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { fieldErrorsOf, issuesOf, messageOf } from '../../data/api.ts';
import { isAnswer } from '../../data/call-once.ts';
import { isFieldShown } from '../../fields/focus-first-error.ts';
import { notSaved, OfficeForm } from '../../fields/office-form.tsx';
import { withdrawnRental } from '../../texts/orders/order-actions.ts';
import { orders } from '../../texts/orders/orders.ts';
import { isTooEarly } from '../order-lines.tsx';
import { moneyAnchor } from '../order-money.tsx';
import type { Order } from '../order-types.ts';
import { BeforeDelivery } from '../section.tsx';
import { incomingMoneyDefaults, IncomingMoneyFields, isPaid, useSurplusQuestion } from './incoming-money.tsx';
import { claimDefaults, ClaimFields, settleDefaults, SettleFields } from './claim-fields.tsx';
import { mistakenReceiptDefaults, MistakenReceiptFields } from './mistaken-receipt.tsx';
import { recipientDefaults, RecipientFields } from './recipient-fields.tsx';
import { ReasonInput } from './reason-input.tsx';
import { refundDefaults, RefundFields } from './refund-fields.tsx';
import { refundByBankDefaults, RefundByBankFields } from './refund-by-bank-fields.tsx';
import {
  consignmentDefaults,
  ConsignmentFields,
  ConditionFields,
  dayDefaults,
  DayOfStep,
  linesOf,
  positionsOf,
  WhichLines,
  type Lines,
} from './step-fields.tsx';
import { takeBackDefaults, TakeBackFields, takeOutDefaults, TakeOutFields } from './take-back.tsx';
import { VatCorrectionFacts } from './vat-correction-facts.tsx';
import { bodyOf, pathOf, type ActionName, type Values } from './action-request.ts';
import { intoView, News, useNews } from './news.tsx';
import { isPast, useOrderCall } from './use-order-call.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';

/** Money that comes after an order was cancelled, or a second time, has another effect. */
export function actionTexts(order: Order, action: ActionName) {
  if (action !== 'mark-as-paid') return orders.actions[action];
  const { state, cancelReason } = order;
  if (state !== 'cancelled' && isPaid(order)) return orders.actions['second-payment'];
  if (state !== 'cancelled')
    return orders.actions[order.paymentMethod === 'bank_transfer' ? 'mark-as-paid' : 'transfer-instead'];
  return orders.actions[cancelReason === 'unpaid' && !isPaid(order) ? 'late-payment' : 'unwanted-payment'];
}

/** Ends or undoes something; the customer gets a mail about it. */
export const harmful: ReadonlySet<string> = new Set([
  'decline',
  'cancel',
  'take-back-receipt',
  'take-back-claim-receipt',
  'claim-waived',
  'claim-missing',
]);

/** Steps that bring something to the customer. */
const delivering: ReadonlySet<ActionName> = new Set(['prepare', 'ship', 'hand-over']);

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
  // The answer to a click is lost: what has happened since may be its work, and sent again it is done once.
  const [isUnsure, setUnsure] = useState(false);
  const lines = linesOf(order, action);
  // Once: a form starts over with every new record, and a repeated request keeps its key.
  const [defaults] = useState(() => defaultsOf(order, action, lines));
  const { seen, meetOthers, news } = useNews(order);
  const isPossible = order.steps.some((step) => step.action === action);

  const submit = async (values: Values) => {
    setProblem(null);
    try {
      await send(pathOf(action, values), bodyOf(action, values), seen);
      const isSurplus = action === 'mark-as-paid' && isPaid(order);
      notify(texts.done, { type: 'success' });
      // It must be transferred back: that is the next step, at this place.
      onClose(isSurplus ? moneyAnchor : null);
      return undefined;
    } catch (error) {
      setUnsure(!isAnswer(error));
      if (isPast(error)) {
        meetOthers();
        return notSaved;
      }
      setProblem(problemOf(error));
      return fieldErrorsOf(error) ?? notSaved;
    }
  };
  return (
    <FormDialog
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
          {delivering.has(action) ? <BeforeDelivery order={order} /> : null}
          {(action === 'ship' || action === 'hand-over') && isTooEarly(order) ? (
            <Alert severity="warning" sx={{ mb: 1 }}>
              {withdrawnRental.mayNotBegin}
            </Alert>
          ) : null}
          <ActionFields action={action} order={order} lines={lines} />
          <OnChange call={() => setProblem(null)} />
          <div aria-live="assertive">
            {news.length === 0 ? null : (
              <News key={news.length} order={order} news={news} isPossible={isPossible} isUnsure={isUnsure} />
            )}
            {problem === null ? null : (
              <Alert severity="error" ref={intoView} sx={{ mt: 1 }}>
                {problem}
              </Alert>
            )}
          </div>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={() => onClose(null)}>{orders.cancel}</Button>
          {isPossible || isUnsure ? (
            <Submit order={order} action={action} isBusy={isBusy}>
              {lines.length > 1 ? (
                <CountedConfirm action={action} otherwise={texts.confirm} />
              ) : (
                texts.confirm
              )}
            </Submit>
          ) : null}
        </DialogActions>
      </OfficeForm>
    </FormDialog>
  );
}

/** The part of an error that the dialog's fields do not show themselves; null: they show all of it. */
function problemOf(error: unknown): string | null {
  const issues = issuesOf(error);
  if (issues.length === 0) return messageOf(error);
  const others = issues.filter(({ field }) => !isFieldShown(field));
  return others.length === 0 ? null : others.map(({ message }) => message).join(' · ');
}

/** Asks first if more money is booked than is owed. */
function Submit({
  order,
  action,
  isBusy,
  children,
}: {
  readonly order: Order;
  readonly action: ActionName;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}) {
  const asks = action === 'mark-as-paid' || action === 'claim-paid';
  const { ask, dialog } = useSurplusQuestion(order, action === 'claim-paid' ? action : 'mark-as-paid');
  return (
    <>
      <Button
        type="submit"
        variant="contained"
        loading={isBusy}
        color={harmful.has(action) ? 'error' : 'primary'}
        {...(asks ? { onClick: ask } : {})}
      >
        {children}
      </Button>
      {dialog}
    </>
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
    case 'waive':
      return <RefundFields order={order} />;
    case 'refund-by-bank':
      return <RefundByBankFields order={order} />;
    case 'ship':
    case 'correct-shipment':
      return (
        <>
          <WhichLines order={order} lines={lines} />
          {action === 'ship' ? <DayOfStep step="ship" /> : null}
          <ConsignmentFields />
        </>
      );
    case 'take-back-receipt':
    case 'take-back-claim-receipt':
      return <MistakenReceiptFields order={order} action={action} />;
    case 'release':
      return <ReasonInput helperText={false} />;
    case 'cancel':
      return <ReasonInput helperText={orders.fields.cancelReasonHelp} isOptional />;
    case 'issue-to-another':
      return <RecipientFields order={order} />;
    case 'correct-vat':
      return <VatCorrectionFacts order={order} />;
    case 'take-back':
      return <TakeBackFields order={order} />;
    case 'take-out':
      return <TakeOutFields order={order} />;
    case 'claim-damage':
    case 'claim-missing':
      return <ClaimFields order={order} action={action} />;
    case 'claim-paid':
    case 'claim-waived':
      return <SettleFields order={order} action={action} />;
    case 'prepare':
      return <WhichLines order={order} lines={lines} />;
    case 'hand-over':
    case 'return':
      return (
        <>
          <WhichLines order={order} lines={lines} />
          <DayOfStep step={action} />
          {action === 'return' ? <ConditionFields /> : null}
        </>
      );
    default:
      return null;
  }
}

function defaultsOf(order: Order, action: ActionName, lines: Lines): Values {
  switch (action) {
    case 'mark-as-paid':
      return incomingMoneyDefaults(order);
    case 'refund':
    case 'waive':
      return refundDefaults(order);
    case 'refund-by-bank':
      return refundByBankDefaults(order);
    case 'issue-to-another':
      return recipientDefaults(order);
    case 'take-back':
      return takeBackDefaults(order);
    case 'take-out':
      return takeOutDefaults(order);
    case 'claim-damage':
    case 'claim-missing':
      return claimDefaults(order, action);
    case 'claim-paid':
    case 'claim-waived':
      return settleDefaults(order);
    case 'take-back-receipt':
    case 'take-back-claim-receipt':
      return mistakenReceiptDefaults(order, action);
    case 'correct-shipment':
      return { ...positionsOf(lines), ...consignmentDefaults(lines) };
    case 'ship':
    case 'hand-over':
      return { ...positionsOf(lines), ...dayDefaults() };
    case 'return':
      return { ...positionsOf(lines), ...dayDefaults(), condition: null, note: '' };
    default:
      return positionsOf(lines);
  }
}
