import { Button, Link, List, ListItem, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { z } from 'zod';
import type { unitToInspectSchema } from '../../read-models/http/today.schemas.ts';
import { callApi, messageOf } from '../data/api.ts';
import { formatDay } from '../data/formats.ts';
import { useMay } from '../layout/use-may.ts';
import { Section } from '../orders/section.tsx';
import { pieces as t } from '../texts/pieces.ts';
import { BlockDialog } from './block-dialog.tsx';

type Unit = z.output<typeof unitToInspectSchema>;

/** The units of an order that came back and wait to be looked at. Asked for again with each version of the order. */
export function OrderedUnitsToInspect({
  order,
  version,
}: {
  readonly order: string;
  readonly version: number;
}) {
  const mayRead = useMay('catalogue:read');
  const { data } = useQuery({
    queryKey: ['units-to-inspect', order, version],
    queryFn: ({ signal }) =>
      callApi<{ items: readonly Unit[] }>(`/units-to-inspect?order=${encodeURIComponent(order)}`, { signal }),
    enabled: mayRead,
  });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Section title={t.inspection.title}>
      <List dense disablePadding>
        {data.items.map((unit) => (
          <UnitToInspect key={unit.block.id} unit={unit} />
        ))}
      </List>
    </Section>
  );
}

/** A unit that came back: since when and why it is blocked, and the two ways on. */
export function UnitToInspect({ unit: { id, what, at, block } }: { readonly unit: Unit }) {
  const mayWrite = useMay('catalogue:write');
  const mayReadOrders = useMay('orders:read');
  const [asks, setAsks] = useState<'release' | 'keep' | null>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  const path = `/pieces/${id}/blocks/${block.id}`;
  const release = async (): Promise<void> => {
    setAsks(null);
    try {
      await callApi(path, { method: 'DELETE' });
      notify(t.lifted, { type: 'success' });
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
  return (
    <ListItem disableGutters sx={{ display: 'block', py: 0.75 }}>
      <Link component={RouterLink} to={`/pieces/${id}`} sx={{ fontWeight: 600 }}>
        {what}
      </Link>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {`${t.inspection.since(formatDay(at))} · ${block.reason}`}
        {block.orderNumber === null || !mayReadOrders ? null : (
          <>
            {' · '}
            <Link component={RouterLink} to={`/orders/${block.orderNumber}/show`}>
              {t.ofOrder(block.orderNumber)}
            </Link>
          </>
        )}
      </Typography>
      {mayWrite ? (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button size="small" aria-label={t.inspection.releaseOf(what)} onClick={() => setAsks('release')}>
            {t.inspection.release}
          </Button>
          <Button size="small" aria-label={t.inspection.keepOf(what)} onClick={() => setAsks('keep')}>
            {t.inspection.keep}
          </Button>
        </Stack>
      ) : null}
      <BlockDialog
        path={path}
        isKept
        title={t.inspection.keepOf(what)}
        isOpen={asks === 'keep'}
        onClose={() => setAsks(null)}
      />
      <Confirm
        isOpen={asks === 'release'}
        title={t.inspection.releaseQuestion}
        content={t.liftBody}
        confirm={t.inspection.release}
        onConfirm={() => void release()}
        onClose={() => setAsks(null)}
      />
    </ListItem>
  );
}
