import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatCents, formatDay, formatMoment } from '../data/formats.ts';
import { orders } from '../texts/orders/orders.ts';
import type { Order } from './order-types.ts';
import { Facts, Section } from './section.tsx';

const texts = orders.boughtGift;

/** The gift voucher that an order buys in place of pieces. */
export function OrderedGift({ order }: { readonly order: Order }) {
  const { boughtGift: gift, totals } = order;
  if (gift === null) return null;
  return (
    <Section title={texts.title}>
      <Facts
        facts={[
          [texts.value, formatCents(totals.totalCents)],
          ...(gift.balanceCents === null ? [] : [[texts.balance, formatCents(gift.balanceCents)] as const]),
          ...(gift.recipient === null ? [] : [[texts.recipient, gift.recipient] as const]),
          ...(gift.greeting === null ? [] : [[texts.greeting, gift.greeting] as const]),
          [texts.mailed, wayOf(gift)],
        ]}
      />
      {gift.id === null ? null : (
        <Link component={RouterLink} to={`/gift-vouchers/${gift.id}/show`}>
          {texts.open}
        </Link>
      )}
    </Section>
  );
}

function wayOf({ isCancelled, sentAt, sendOn }: NonNullable<Order['boughtGift']>): string {
  if (isCancelled) return texts.ended;
  if (sentAt !== null) return formatMoment(sentAt);
  return sendOn === null ? texts.whenPaid : texts.on(formatDay(sendOn));
}
