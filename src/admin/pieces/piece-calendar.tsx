import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { AllocationKind } from '../../shared/pieces/piece-vocabulary.ts';
import { dayMs } from '../../shared/time/durations.ts';
import { callApi, messageOf } from '../data/api.ts';
import { formatDay, formatPeriod } from '../data/formats.ts';
import { FormSection } from '../fields/form-section.tsx';
import { useMay } from '../layout/use-may.ts';
import { pieces as t } from '../texts/pieces.ts';
import { colours } from '../theme.ts';
import { BlockDialog } from './block-dialog.tsx';
import type { StaffPiece } from './form/form-values.ts';

type Unit = StaffPiece['units'][number];

const days = 90;
const tones = { hold: colours.saving, sale: colours.ink, rental: colours.petrol, block: colours.lineStrong };

/** When each unit of a piece is taken, as a picture and in words, and the manual actions. */
export function PieceCalendar() {
  const piece = useRecordContext<StaffPiece>();
  const [openedAt] = useState(() => Date.now());
  if (piece === undefined) return null;
  return (
    <FormSection title={t.calendar}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t.calendarPicture}
      </Typography>
      {piece.units.map((unit, index) => (
        <UnitRow
          key={unit.unitId}
          pieceId={piece.id}
          unit={unit}
          name={[t.unit(index + 1), unit.variant].filter(Boolean).join(' · ')}
          from={openedAt}
        />
      ))}
    </FormSection>
  );
}

function UnitRow({
  pieceId,
  unit,
  name,
  from,
}: {
  readonly pieceId: string;
  readonly unit: Unit;
  readonly name: string;
  readonly from: number;
}) {
  const mayWrite = useMay('catalogue:write');
  const [isBlocking, setBlocking] = useState(false);
  const [lifting, setLifting] = useState<string | null>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  const current = unit.entries.filter(({ to }) => to === null || Date.parse(to) > from);
  const lift = async (blockId: string): Promise<void> => {
    setLifting(null);
    try {
      await callApi(`/pieces/${pieceId}/blocks/${blockId}`, { method: 'DELETE' });
      notify(t.lifted, { type: 'success' });
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
  return (
    <Box sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: 44 }}>
        <Typography variant="h3">{name}</Typography>
        {mayWrite && current.length === 0 ? (
          <Button onClick={() => setBlocking(true)}>{t.block}</Button>
        ) : null}
      </Box>
      <Box
        aria-hidden
        sx={{ position: 'relative', height: 14, bgcolor: '#dfe9df', overflow: 'hidden', my: 0.5 }}
      >
        {barsOf(unit.entries, from, days).map(({ id, kind, left, width }) => (
          <Box
            key={id}
            sx={{
              position: 'absolute',
              insetBlock: 0,
              left: `${left}%`,
              width: `${width}%`,
              bgcolor: tones[kind],
            }}
          />
        ))}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {current.length === 0 ? <li>{t.free}</li> : null}
        {current.map(({ id, kind, place, from: begins, to, reference, orderNumber }) => (
          <li key={id}>
            {t.kinds[kind]}
            {': '}
            {kind === 'sale' ? formatDay(begins) : formatPeriod(begins, to, t.openEnd)}
            {orderNumber === null ? null : (
              <>
                {', '}
                <Link component={RouterLink} to={`/orders/${orderNumber}/show`}>
                  {t.ofOrder(orderNumber)}
                </Link>
              </>
            )}
            {kind === 'block' ? ` (${reference}; ${t.visitorsRead(place)})` : null}
            {kind === 'block' && mayWrite ? (
              <Button size="small" onClick={() => setLifting(id)}>
                {t.lift}
              </Button>
            ) : null}
          </li>
        ))}
      </Box>
      <BlockDialog
        path={`/pieces/${pieceId}/blocks`}
        unitId={unit.unitId}
        title={t.blockTitle(name)}
        isOpen={isBlocking}
        onClose={() => setBlocking(false)}
      />
      <Confirm
        isOpen={lifting !== null}
        title={t.liftQuestion}
        content={t.liftBody}
        confirm={t.lift}
        onConfirm={() => (lifting === null ? undefined : void lift(lifting))}
        onClose={() => setLifting(null)}
      />
    </Box>
  );
}

/** A bar in the calendar's picture, in percent of its width. */
interface Bar {
  readonly id: string;
  readonly kind: AllocationKind;
  readonly left: number;
  readonly width: number;
}

interface Entry {
  readonly id: string;
  readonly kind: AllocationKind;
  readonly from: string;
  readonly to: string | null;
}

/** The entries within the shown days, clipped to them. */
export function barsOf(entries: readonly Entry[], from: number, days: number): readonly Bar[] {
  const span = days * dayMs;
  return entries.flatMap(({ id, kind, from: begins, to }) => {
    const start = Math.max(0, Date.parse(begins) - from);
    const end = Math.min(span, (to === null ? Infinity : Date.parse(to)) - from);
    if (end <= 0 || start >= span || end <= start) return [];
    return [{ id, kind, left: (100 * start) / span, width: Math.max(0.6, (100 * (end - start)) / span) }];
  });
}
