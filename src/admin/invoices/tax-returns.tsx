import type {
  ecSalesSchema,
  ossReturnSchema,
} from '../../modules/invoicing/http/admin-tax-returns.schemas.ts';
import {
  Box,
  Button,
  FormControlLabel,
  Link,
  MenuItem,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { AccessDenied, Loading, Title, usePermissions } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { z } from 'zod';
import type { unprovedSalesSchema } from '../../read-models/http/office.schemas.ts';
import { berlinDay } from '../../shared/time/berlin-day.ts';
import { apiBase, callApi } from '../data/api.ts';
import { countryName, formatCents, formatCount, formatDay } from '../data/formats.ts';
import { ReadProblem } from '../layout/screen-parts.tsx';
import { useMay } from '../layout/use-may.ts';
import { Section } from '../orders/section.tsx';
import { taxReturns as t } from '../texts/orders/tax-returns.ts';

type OssReturn = z.output<typeof ossReturnSchema>;
type UnprovedSales = z.output<typeof unprovedSalesSchema>;

type EcSales = z.output<typeof ecSalesSchema>;

/** What the shop declares of its sales abroad: to look at, and as files for the portals of the tax office. */
export function Page() {
  const { isPending } = usePermissions();
  const mayRead = useMay('persons:read');
  const mayReadPurchases = useMay('purchases:read');
  const [isTrial, setTrial] = useState(false);
  if (isPending) return null;
  if (!mayRead) return <AccessDenied />;
  return (
    <Box sx={{ mt: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Title title={t.title} />
      <Typography>{t.about}</Typography>
      <FormControlLabel
        control={<Switch checked={isTrial} onChange={(_, isOn) => setTrial(isOn)} />}
        label={t.trial}
      />
      <Oss isTrial={isTrial} />
      <EcSalesList isTrial={isTrial} />
      {mayReadPurchases ? <Unproved isTrial={isTrial} /> : null}
    </Box>
  );
}

const percent = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const monthName = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const nameOfMonth = (month: string): string => monthName.format(new Date(`${month}-15T12:00:00Z`));

/** The months before this one and itself, the last first, as '2028-02'. */
function months(count: number): readonly string[] {
  const [year = 0, month = 1] = berlinDay(new Date()).split('-').map(Number);
  return Array.from({ length: count }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago, 15)).toISOString().slice(0, 7),
  );
}

const quarters = (count: number): readonly string[] => [
  ...new Set(
    months(count * 3).map((month) => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`),
  ),
];

function Oss({ isTrial }: { readonly isTrial: boolean }) {
  const choices = quarters(9);
  const { oss } = t;
  // The present one is not over, and the one before it is what has to be declared.
  const [quarter, setQuarter] = useState(choices[1] ?? '');
  const asked = `quarter=${quarter}&trial=${isTrial}`;
  return (
    <Section title={oss.title}>
      <Typography variant="body2" color="text.secondary">
        {oss.help}
      </Typography>
      <Period
        label={oss.quarter}
        value={quarter}
        choices={choices}
        nameOf={oss.quarterName}
        onChange={setQuarter}
      />
      <Asked<OssReturn> path={`/invoices/oss-return?${asked}`}>
        {({ sales, corrections }) => (
          <>
            <Rows
              name={oss.title}
              none={oss.none}
              heads={[t.country, oss.rate, oss.net, oss.tax]}
              rows={sales.map(({ country, percent: rate, netCents, taxCents }) => [
                countryName(country),
                `${percent.format(rate)}\u00a0%`,
                formatCents(netCents),
                formatCents(taxCents),
              ])}
            />
            {sales.length === 0 ? null : <Download path={`/invoices/oss-return/export?${asked}`} />}
            {corrections.length === 0 ? null : (
              <>
                <Typography variant="h3" sx={{ mt: 2 }}>
                  {oss.corrections}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {oss.correctionsHelp}
                </Typography>
                <Rows
                  name={oss.corrections}
                  none=""
                  heads={[oss.ofQuarter, t.country, oss.difference]}
                  rows={corrections.map((one) => [
                    oss.quarterName(one.quarter),
                    countryName(one.country),
                    formatCents(one.taxCents),
                  ])}
                />
              </>
            )}
          </>
        )}
      </Asked>
    </Section>
  );
}

function EcSalesList({ isTrial }: { readonly isTrial: boolean }) {
  const choices = months(25);
  const { ecSales } = t;
  const [month, setMonth] = useState(choices[1] ?? '');
  const asked = `month=${month}&trial=${isTrial}`;
  return (
    <Section title={ecSales.title}>
      <Typography variant="body2" color="text.secondary">
        {ecSales.help}
      </Typography>
      <Period
        label={ecSales.month}
        value={month}
        choices={choices}
        nameOf={nameOfMonth}
        onChange={setMonth}
      />
      <Asked<EcSales> path={`/invoices/ec-sales-list?${asked}`}>
        {({ sales }) => (
          <>
            <Rows
              name={ecSales.title}
              none={ecSales.none}
              heads={[ecSales.vatId, ecSales.kind, ecSales.euros]}
              rows={sales.map(({ vatId, kind, euros }) => [
                vatId ?? ecSales.noVatId,
                ecSales.kinds[kind],
                formatCount(euros),
              ])}
            />
            {sales.length === 0 ? null : <Download path={`/invoices/ec-sales-list/export?${asked}`} />}
          </>
        )}
      </Asked>
    </Section>
  );
}

function Unproved({ isTrial }: { readonly isTrial: boolean }) {
  const { unproved } = t;
  const asked = `trial=${isTrial}`;
  return (
    <Section title={unproved.title}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {unproved.help}
      </Typography>
      <Asked<UnprovedSales> path={`/invoices/unproved-sales?${asked}`}>
        {({ sales }) => (
          <>
            <Rows
              name={unproved.title}
              none={unproved.none}
              heads={[
                unproved.order,
                unproved.invoice,
                unproved.leftOn,
                unproved.dueOn,
                t.country,
                unproved.net,
                unproved.tax,
              ]}
              rows={sales.map((sale) => [
                sale.orderNumber,
                sale.invoice,
                formatDay(sale.leftOn),
                formatDay(sale.dueOn),
                countryName(sale.country),
                formatCents(sale.netCents),
                formatCents(sale.taxCents),
              ])}
              placeOf={(order) => `/orders/${order}/show`}
            />
            {sales.length === 0 ? null : <Download path={`/invoices/unproved-sales/export?${asked}`} />}
          </>
        )}
      </Asked>
    </Section>
  );
}

function Period({
  label,
  value,
  choices,
  nameOf,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly string[];
  readonly nameOf: (choice: string) => string;
  readonly onChange: (choice: string) => void;
}) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ my: 2, minWidth: 220 }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {nameOf(choice)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Asked<T>({
  path,
  children,
}: {
  readonly path: string;
  readonly children: (answer: T) => ReactNode;
}) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callApi<T>(path, { signal }),
    placeholderData: keepPreviousData,
  });
  if (isPending) return <Loading />;
  if (error !== null) return <ReadProblem error={error} isFetching={isFetching} refetch={refetch} />;
  return <Box sx={{ opacity: isFetching ? 0.6 : 1 }}>{children(data)}</Box>;
}

/** A table whose rows are known by their first column. */
function Rows({
  name,
  none,
  heads,
  rows,
  placeOf,
}: {
  readonly name: string;
  readonly none: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The screen of what is in the first column. */
  readonly placeOf?: (first: string) => string;
}) {
  if (rows.length === 0) return <Typography>{none}</Typography>;
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t.table(name)}>
      <Table size="small" sx={{ '& td, & th': { px: { xs: 0.5, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            {heads.map((head, index) => (
              <TableCell key={head} component="th" scope="col" align={index === 0 ? 'left' : 'right'}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([first = '', ...others]) => (
            <TableRow key={`${first} ${others[0]}`}>
              <TableCell component="th" scope="row">
                {placeOf === undefined ? (
                  first
                ) : (
                  <Link component={RouterLink} to={placeOf(first)}>
                    {first}
                  </Link>
                )}
              </TableCell>
              {others.map((text, index) => (
                <TableCell key={heads[index + 1]} align="right">
                  {text}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Download({ path }: { readonly path: string }) {
  return (
    <Button href={`${apiBase}${path}`} download sx={{ mt: 1 }}>
      {t.download}
    </Button>
  );
}
