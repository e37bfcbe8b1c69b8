import { Box, Link, Typography } from '@mui/material';
import { formatDay, formatMoment } from '../data/formats.ts';
import { amountOf, invoiceDocument } from '../invoices/invoice-document.ts';
import { ConfirmedCall } from '../layout/confirmed-call.tsx';
import { useMay } from '../layout/use-may.ts';
import { invoices, otherRecipient } from '../texts/orders/invoices.ts';
import { orders } from '../texts/orders/orders.ts';
import type { Order } from './order-types.ts';
import { Section } from './section.tsx';

/** The order's invoices and credit notes. */
export function OrderInvoices({ order }: { readonly order: Order }) {
  const mayOpen = useMay('persons:read');
  const mayWrite = useMay('orders:write');
  if (order.invoices.length === 0) return null;
  return (
    <Section title={invoices.many}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {order.invoices.map((one) => (
          <Box component="li" key={one.number} sx={{ mb: 1.5 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {one.isMade && mayOpen ? (
                <Link href={invoiceDocument(one.number)} download>
                  {invoices.name(one, one.number)}
                </Link>
              ) : (
                invoices.name(one, one.number)
              )}
            </Typography>
            <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
              {[formatDay(one.issuedOn), amountOf(one), ...(one.isMade ? [] : [invoices.pending])].join(
                ' · ',
              )}
            </Typography>
          </Box>
        ))}
      </Box>
      {mayWrite && isCredited(order) ? (
        <Typography variant="body2" color="text.secondary">
          {otherRecipient.isCredited}
        </Typography>
      ) : null}
    </Section>
  );
}

/** A credit note names its invoice: that one is not cancelled any more. */
function isCredited({ invoices: documents }: Order): boolean {
  const newest = documents.at(-1);
  return newest?.kind === 'credit-note' && !newest.isCancellation;
}

/** The mails sent to the customer. */
export function OrderMails({ order }: { readonly order: Order }) {
  const mayWrite = useMay('orders:write');
  return (
    <Section title={orders.sections.mails}>
      {order.mails.length === 0 ? <Typography variant="body2">{orders.noMails}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {order.mails.map((mail) => (
          <Box component="li" key={mail.id} sx={{ mb: 1.5 }}>
            <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {mail.subject}
            </Typography>
            <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
              {mail.sentAt === null ? orders.mailWaits : orders.mailSent(formatMoment(mail.sentAt))}
            </Typography>
            {mayWrite && mail.sentAt !== null ? (
              <ConfirmedCall
                path={`/orders/${encodeURIComponent(order.id)}/mails/${mail.id}/send`}
                about={mail.subject}
                texts={{ ...orders.sendAgain, body: orders.sendAgain.body(mail.subject, mail.recipient) }}
              />
            ) : null}
          </Box>
        ))}
      </Box>
      {mayWrite && order.customer.email !== '' ? (
        <ConfirmedCall path={`/orders/${encodeURIComponent(order.id)}/new-link`} texts={orders.newLink} />
      ) : null}
    </Section>
  );
}
