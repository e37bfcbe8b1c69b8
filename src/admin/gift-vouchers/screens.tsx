import type { z } from 'zod';
import type { giftVoucherUseSchema } from '../../read-models/http/office.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Box, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { DateInput, required, Show, useRecordContext, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../data/api.ts';
import { formatCents, formatDay, formatMoment } from '../data/formats.ts';
import { ConfirmedCall } from '../layout/confirmed-call.tsx';
import { FormCall } from '../layout/form-call.tsx';
import { useMay } from '../layout/use-may.ts';
import { Facts, Section } from '../orders/section.tsx';
import { giftVouchers as t } from '../texts/gift-vouchers.ts';
import { GiftCode } from './gift-create.tsx';
import { stateChip, type Gift } from './gift-list.tsx';
import { useOpening } from '../layout/use-opening.tsx';

export { list } from './gift-list.tsx';
export { create } from './gift-create.tsx';

/** One gift voucher: what is left on it, what it was used for, and what staff may change. */
export function show() {
  return <Shown />;
}

function Shown() {
  return (
    <Show actions={false} title={<GiftTitle />} component="div" {...useOpening()}>
      <GiftPage />
    </Show>
  );
}

function GiftTitle() {
  const gift = useRecordContext<Gift>();
  return (
    <span>{gift === undefined ? t.one : t.oneOf(formatCents(gift.valueCents), formatDay(gift.soldAt))}</span>
  );
}

function GiftPage() {
  const gift = useRecordContext<Gift>();
  const mayWrite = useMay('vouchers:write');
  if (gift === undefined) return null;
  const { blockedAt, blockedBy, cancelledAt, cancelledBy } = gift;
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
      <Section title={t.one}>
        <Facts
          facts={[
            [t.state, stateChip(gift)],
            [t.balance, <strong key="balance">{formatCents(gift.balanceCents)}</strong>],
            [t.value, formatCents(gift.valueCents)],
            [t.lastDay, formatDay(gift.lastDay)],
            [t.paidBy, t.ways[gift.paidBy]],
            [t.sold, t.byOn(gift.soldBy, formatMoment(gift.soldAt))],
            ...(blockedAt === null
              ? []
              : [[t.blocked, t.byOn(blockedBy ?? '', formatMoment(blockedAt))] as const]),
            ...(gift.refundedCents === 0 ? [] : [[t.refundedOfIt, formatCents(gift.refundedCents)] as const]),
            ...(gift.sendAt === null
              ? []
              : [
                  [
                    t.mailed,
                    gift.sentAt === null ? t.mailedOn(formatDay(gift.sendAt)) : formatMoment(gift.sentAt),
                  ] as const,
                ]),
            ...(cancelledAt === null
              ? []
              : [[t.cancelled, t.byOn(cancelledBy ?? '', formatMoment(cancelledAt))] as const]),
          ]}
        />
        {mayWrite && cancelledAt === null ? <Changes gift={gift} /> : null}
      </Section>
      <Uses id={gift.id} />
    </Box>
  );
}

function Changes({ gift }: { readonly gift: Gift }) {
  const [code, setCode] = useState<string | null>(null);
  const refresh = useRefresh();
  const path = `/gift-vouchers/${gift.id}`;
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      {code === null ? null : (
        <div>
          <GiftCode code={code} />
        </div>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {gift.state === 'blocked' ? (
          <ConfirmedCall path={`${path}/unblock`} texts={t.unblock} />
        ) : (
          <ConfirmedCall path={`${path}/block`} texts={t.block} />
        )}
        <ConfirmedCall<{ readonly code: string }>
          path={`${path}/replace`}
          texts={t.replace}
          harmful
          onDone={(answer) => {
            setCode(answer.code);
            refresh();
          }}
        />
        {gift.paidBy !== 'order' && gift.balanceCents === gift.valueCents ? (
          <ConfirmedCall path={`${path}/cancel-sale`} texts={t.cancelSale} harmful />
        ) : null}
        <FormCall path={`${path}/extend`} texts={t.extend} defaults={{ lastDay: gift.lastDay }}>
          <DateInput source="lastDay" label={t.extend.label} validate={required()} helperText={false} />
        </FormCall>
      </Stack>
    </Stack>
  );
}

type Use = z.output<typeof giftVoucherUseSchema>;

function Uses({ id }: { readonly id: string }) {
  const { data } = useQuery({
    queryKey: ['gift-voucher-uses', id],
    queryFn: () => callApi<readonly Use[]>(`/gift-vouchers/${id}/uses`, { method: 'GET' }),
  });
  if (data === undefined) return null;
  return (
    <Section title={t.uses}>
      {data.length === 0 ? <Typography>{t.noUses}</Typography> : null}
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {data.map((use, index) => (
          <li key={index}>
            {use.order === null ? (
              t.noOrder
            ) : (
              <Link component={RouterLink} to={`/orders/${use.order}/show`}>
                {use.order}
              </Link>
            )}
            {`: ${usedIn(use)}`}
          </li>
        ))}
      </Box>
    </Section>
  );
}

const usedIn = ({ amountCents, takenAt, refundedCents, givenBackAt }: Use): string =>
  [
    t.used(formatCents(amountCents), formatMoment(takenAt)),
    ...(refundedCents > 0 ? [t.refunded(formatCents(refundedCents))] : []),
    ...(givenBackAt === null ? [] : [t.givenBack]),
  ].join(', ');
