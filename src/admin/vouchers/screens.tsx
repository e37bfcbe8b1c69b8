import { Box } from '@mui/material';
import { Show, useRecordContext } from 'react-admin';
import { formatCents, formatMoment } from '../data/formats.ts';
import { ConfirmedCall } from '../layout/confirmed-call.tsx';
import { useMay } from '../layout/use-may.ts';
import { Facts, Section } from '../orders/section.tsx';
import { vouchers as t } from '../texts/vouchers.ts';
import { periodOf, stateChip, worthOf, type Voucher } from './voucher-list.tsx';
import { useOpening } from '../layout/use-opening.tsx';

export { list } from './voucher-list.tsx';
export { create } from './voucher-create.tsx';

/** One voucher: its terms, and what it did. */
export function show() {
  return <Shown />;
}

function Shown() {
  return (
    <Show actions={false} title={<VoucherTitle />} component="div" {...useOpening()}>
      <VoucherPage />
    </Show>
  );
}

function VoucherTitle() {
  const voucher = useRecordContext<Voucher>();
  return <span>{voucher?.name ?? t.one}</span>;
}

function VoucherPage() {
  const voucher = useRecordContext<Voucher>();
  const mayWrite = useMay('vouchers:write');
  if (voucher === undefined) return null;
  const { shopType, contract, customerKind, holderEmail, usesPerCode, endedAt, endedBy } = voucher;
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
      <Section title={voucher.name}>
        <Facts
          facts={[
            [t.state, stateChip(voucher)],
            [t.worth, worthOf(voucher)],
            [t.period, periodOf(voucher)],
            [t.least, formatCents(voucher.leastCents)],
            [t.shopType, shopType === null ? t.allPieces : t.shopTypes[shopType]],
            [t.contract, contract === null ? t.allContracts : t.contracts[contract]],
            [t.customerKind, customerKind === null ? t.allCustomers : t.customerKinds[customerKind]],
            ...(holderEmail === null ? [] : [[t.holder, holderEmail || t.forgotten] as const]),
            [t.codeCount, `${voucher.codeCount}`],
            [t.usesPerCode, usesPerCode === null ? t.anyNumber : `${usesPerCode}`],
            [t.oncePerPerson, voucher.oncePerPerson ? t.yes : t.no],
            [t.uses, `${voucher.uses}`],
            [t.takenOff, formatCents(voucher.takenOffCents)],
            [t.created, t.byOn(voucher.createdBy, formatMoment(voucher.createdAt))],
            ...(endedAt === null ? [] : [[t.ended, t.byOn(endedBy ?? '', formatMoment(endedAt))] as const]),
          ]}
        />
        {mayWrite && endedAt === null ? (
          <Box sx={{ mt: 2 }}>
            <ConfirmedCall path={`/vouchers/${voucher.id}/end`} texts={t.end} harmful />
          </Box>
        ) : null}
      </Section>
    </Box>
  );
}
