import { Alert, Box, Card, CardContent, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { sellerProtection as sellerProtectionWords } from '../texts/orders/cases.ts';
import { withdrawnUnits } from '../../shared/orders/withdrawn-pieces.ts';
import { meantWords } from './declarations/declared-facts.ts';
import { isPaidBack } from '../../shared/orders/payment-states.ts';
import { orders } from '../texts/orders/orders.ts';
import type { Order } from './order-types.ts';

/** A part of a page under its heading. */
export function Section({
  title,
  anchor,
  children,
}: {
  readonly title: string;
  /** The name after the `#` of an address. */
  readonly anchor?: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      sx={{ scrollMarginTop: 72, outline: 0 }}
    >
      <CardContent>
        <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}

/** What the customer typed at the checkout, such as where to ring: staff read it before they deliver. */
export function Remark({ order: { customer } }: { readonly order: Order }) {
  if (customer.note === null || customer.note === '') return null;
  return (
    <Alert severity="info" sx={{ mb: 1.5 }}>
      <strong>{orders.remark.full}</strong>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{customer.note}</Box>
    </Alert>
  );
}

/** What staff read before they deliver: the remark, withdrawals, and that PayPal does not protect the shop. */
export function BeforeDelivery({ order }: { readonly order: Order }) {
  const { sellerProtection } = order;
  const { beforeDelivery } = orders.withdrawals;
  const withdrawn = withdrawnUnits(order)
    .filter(({ isOpen }) => isOpen)
    .flatMap(({ isAll, isUnclear, open, pieces }) => {
      if (isAll) return [beforeDelivery.whole];
      // Units that were taken out or came back do not go out any more.
      if (!isUnclear && open.length === 0) return [];
      const meant = isUnclear ? null : { pieces: open };
      return [beforeDelivery.part(meantWords({ meant }, order) ?? pieces ?? '')];
    });
  return (
    <>
      <Remark order={order} />
      {isPaidBack(order.payments.at(-1)?.state) ? (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {orders.paidBackBeforeDelivery}
        </Alert>
      ) : null}
      {withdrawn.map((text) => (
        <Alert key={text} severity="warning" sx={{ mb: 1.5 }}>
          {text}
        </Alert>
      ))}
      {sellerProtection === null || sellerProtection === 'full' ? null : (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {sellerProtectionWords.beforeDelivery[sellerProtection]}
        </Alert>
      )}
    </>
  );
}

/** Labels and values, one below the other; empty ones are left out. */
export function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl
      style={{
        margin: 0,
        display: 'grid',
        // On a phone, a long label takes two lines rather than half of the row.
        gridTemplateColumns: 'fit-content(38%) minmax(0, 1fr)',
        gap: '4px 16px',
      }}
    >
      {facts.map(([name, value], index) =>
        value === '' ? null : <FactRow key={`${name} ${index}`} name={name} value={value} />,
      )}
    </dl>
  );
}

function FactRow({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="text.secondary" sx={{ hyphens: 'auto' }}>
        {name}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {value}
      </Typography>
    </>
  );
}
