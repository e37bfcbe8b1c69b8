import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCents, formatDay, formatEuros } from '../data/formats.ts';
import { today } from '../texts/today.ts';
import { colours } from '../theme.ts';
import type { TodayAnswer } from './today-types.ts';

const texts = today.weeks;

/** Sales and rentals by week: as bars, and as a table for users who cannot see them or want the figures. */
export default function WeeksChart({ weeks }: { readonly weeks: NonNullable<TodayAnswer['weeks']> }) {
  const isEmpty = weeks.every(
    ({ orders, salesCents, rentalsCents }) => orders === 0 && salesCents === 0 && rentalsCents === 0,
  );
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {isEmpty ? texts.empty : texts.help}
      </Typography>
      {isEmpty ? null : (
        <Box aria-hidden="true" sx={{ height: 260 }}>
          <ResponsiveContainer width="100%" height="100%">
            <BarChart data={[...weeks]} margin={{ left: 8, right: 8 }} accessibilityLayer={false}>
              <CartesianGrid vertical={false} stroke={colours.line} />
              <XAxis dataKey="monday" tickFormatter={(day: string) => formatDay(day).slice(0, 6)} />
              <YAxis width={72} tickFormatter={formatEuros} />
              <Tooltip
                formatter={(cents) => formatCents(Number(cents))}
                labelFormatter={(day) => `${texts.week} ${formatDay(typeof day === 'string' ? day : null)}`}
              />
              <Legend />
              <Bar
                dataKey="salesCents"
                name={texts.sales}
                stackId="sum"
                fill={colours.petrol}
                isAnimationActive={false}
              />
              <Bar
                dataKey="rentalsCents"
                name={texts.rentals}
                stackId="sum"
                fill={colours.saving}
                isAnimationActive={false}
              />
            </BarChart>
          </ResponsiveContainer>
        </Box>
      )}
      <details>
        <summary>{texts.table}</summary>
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={texts.title}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {[texts.week, texts.sales, texts.rentals, texts.orders].map((name) => (
                  <TableCell key={name} component="th" scope="col">
                    {name}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {weeks.map(({ monday, salesCents, rentalsCents, orders }) => (
                <TableRow key={monday}>
                  <TableCell component="th" scope="row">
                    {formatDay(monday)}
                  </TableCell>
                  <TableCell>{formatCents(salesCents)}</TableCell>
                  <TableCell>{formatCents(rentalsCents)}</TableCell>
                  <TableCell>{orders}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      </details>
    </>
  );
}
