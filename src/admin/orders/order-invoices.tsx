import { Box, Link, Typography } from '@mui/material';
import { formatDay } from '../data/formats.ts';
import { amountOf, invoiceDocument } from '../invoices/invoice-document.ts';
import { useMay } from '../layout/use-may.ts';
import { invoices } from '../texts/invoices.ts';
import type { Order } from './order-types.ts';
import { Section } from './section.tsx';

/** The order's invoices and credit notes. */
export function OrderInvoices({ order }: { readonly order: Order }) {
  const mayOpen = useMay('persons:read');
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
    </Section>
  );
}
