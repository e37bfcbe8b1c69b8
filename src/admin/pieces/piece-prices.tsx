import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { formatDay, formatCents } from '../data/formats.ts';
import { FormSection } from '../fields/form-section.tsx';
import { pieces as t } from '../texts/pieces.ts';
import type { StaffPiece } from './staff-piece.ts';

/** Every price asked in public, and the reduction that they support (§ 11 PAngV). */
export function PiecePrices() {
  const piece = useRecordContext<StaffPiece>();
  if (piece === undefined) return null;
  const { prices, lowestCents, referenceCents, savingCents, comparePriceCents } = piece;
  return (
    <FormSection title={t.prices}>
      {lowestCents === null ? (
        <Typography>{t.noPrices}</Typography>
      ) : (
        <>
          {/* For a reduction the law counts the days before it, as the pages do, without the reduced price itself. */}
          <Typography>
            {referenceCents === null
              ? t.lowest(formatCents(lowestCents))
              : t.lowestBefore(formatCents(referenceCents))}
          </Typography>
          {comparePriceCents === null ? null : (
            <Typography>{savingCents === null ? t.noSaving : t.saving(formatCents(savingCents))}</Typography>
          )}
          <Table size="small" sx={{ mt: 1, maxWidth: 420 }}>
            <TableHead>
              <TableRow>
                <TableCell>{t.since}</TableCell>
                <TableCell align="right">{t.amount}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {prices.map(({ priceCents, validFrom }) => (
                <TableRow key={validFrom}>
                  <TableCell>{formatDay(validFrom)}</TableCell>
                  <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {formatCents(priceCents)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </>
      )}
    </FormSection>
  );
}
