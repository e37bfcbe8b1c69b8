import type { z } from 'zod';
import { carrierCounts } from '../../shared/pieces/piece-vocabulary.ts';
import type { ratesExampleAnswer } from '../../modules/shipping/http/admin-shipping-rates.schemas.ts';
import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { callApi, fieldErrorsOf, reasonOf } from '../data/api.ts';
import { formatCents } from '../data/formats.ts';
import { numberKinds, problemOf, type TypedNumber } from '../numbers/typed-number.ts';
import { NumericField } from '../numbers/numeric-field.tsx';
import { shippingRates as t } from '../texts/settings.ts';
import { countryChoices, type Rates } from './rates.ts';

type Compared = z.output<typeof ratesExampleAnswer>;
type Answer = { readonly compared: Compared } | { readonly problem: string; readonly fields: Problems };
type Problems = Readonly<Record<string, string | undefined>>;

const numbers = [
  ['quantity', t.quantity, numberKinds.quantity],
  ['weightGrams', t.weight, numberKinds.weight],
  ['widthMm', t.width, numberKinds.measure],
  ['heightMm', t.height, numberKinds.measure],
  ['depthMm', t.depth, numberKinds.measure],
] as const;
type Measure = (typeof numbers)[number][0];

/** The initial values. */
const sideboard = { country: 'DE', postalCode: '12043', carriers: '2' };
const itsMeasures: Readonly<Record<Measure, TypedNumber>> = {
  quantity: 1,
  weightGrams: 60_000,
  widthMm: 1800,
  heightMm: 800,
  depthMm: 450,
};

/** A sample delivery, priced with the current rates and with those in the form. */
export function RatesExample() {
  const { getValues } = useFormContext<Rates>();
  const [typed, setTyped] = useState(sideboard);
  const [measures, setMeasures] = useState(itsMeasures);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const problems = answer !== null && 'fields' in answer ? answer.fields : {};
  const field = (name: keyof typeof typed, label: string) => ({
    label,
    value: typed[name],
    error: problems[name] !== undefined,
    helperText: problems[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  const reckon = async (): Promise<void> => {
    const unread = numbers.find(([name, , kind]) => problemOf(measures[name], kind) !== undefined);
    if (unread !== undefined) {
      const [name, label, kind] = unread;
      const problem = problemOf(measures[name], kind) ?? '';
      setAnswer({ problem: `${label}: ${problem}`, fields: {} });
      return;
    }
    setBusy(true);
    const { areaFees, freight } = getValues();
    const delivery = {
      country: typed.country,
      postalCode: typed.postalCode,
      carriers: Number(typed.carriers),
      ...measures,
    };
    try {
      const body = { areaFees, freight, delivery };
      setAnswer({ compared: await callApi<Compared>('/shipping-rates/example', { method: 'POST', body }) });
    } catch (error) {
      const fields = (fieldErrorsOf(error)?.['delivery'] ?? {}) as Problems;
      setAnswer({ problem: reasonOf(error), fields });
    }
    setBusy(false);
  };
  return (
    <>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {t.exampleHelp}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
        }}
      >
        <TextField select {...field('country', t.country)}>
          {countryChoices(getValues('freight.zones')).map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField {...field('postalCode', t.postalCode)} />
        <TextField select {...field('carriers', t.carriers)}>
          {carrierCounts.map((count) => (
            <MenuItem key={count} value={String(count)}>
              {t.persons(count)}
            </MenuItem>
          ))}
        </TextField>
        {numbers.map(([name, label, kind]) => (
          <NumericField
            key={name}
            kind={kind}
            label={label}
            value={measures[name]}
            problem={problems[name]}
            onChange={(value) => setMeasures((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </Box>
      <Button variant="outlined" loading={isBusy} sx={{ mt: 1 }} onClick={() => void reckon()}>
        {t.reckon}
      </Button>
      <Box role="status" sx={{ mt: 1 }}>
        {answer === null ? null : 'compared' in answer ? (
          <Comparison {...answer.compared} />
        ) : (
          <Alert severity="error">{answer.problem}</Alert>
        )}
      </Box>
    </>
  );
}

function Comparison({ now, then }: Compared) {
  const reached = then ?? now;
  return (
    <>
      {[[t.today, now] as const, [t.then, then] as const].map(([label, fee]) => (
        <Typography key={label}>
          {`${label}: `}
          <strong>{fee === null ? t.noRate : formatCents(fee.feeCents)}</strong>
          {fee === null ? '' : `, ${t.within(fee.weeks)}`}
        </Typography>
      ))}
      {reached === null ? null : (
        <Typography variant="body2" color="text.secondary">
          {reached.toTheKerb ? t.toTheKerb : t.toTheFlat}
        </Typography>
      )}
    </>
  );
}
