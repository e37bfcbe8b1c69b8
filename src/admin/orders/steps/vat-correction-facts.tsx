import { Typography } from '@mui/material';
import { formatCents } from '../../data/formats.ts';
import { vatCorrection as texts } from '../../texts/orders/money-back.ts';
import type { Order } from '../order-types.ts';
import { Facts } from '../section.tsx';

/** What the order costs until now and then, and what becomes of the difference. */
export function VatCorrectionFacts({
  order: { vatCorrection, paymentMethod },
}: {
  readonly order: Pick<Order, 'vatCorrection' | 'paymentMethod'>;
}) {
  if (vatCorrection === null) return null;
  const { oldCents, newCents, backCents } = vatCorrection;
  return (
    <>
      <Facts
        facts={[
          [texts.until, formatCents(oldCents)],
          [texts.then, formatCents(newCents)],
          [texts.back, formatCents(backCents)],
        ]}
      />
      <Typography variant="body2">
        {backCents === 0 ? texts.notPaid : texts.way[paymentMethod === 'bank_transfer' ? 'byStaff' : 'same']}
      </Typography>
    </>
  );
}
