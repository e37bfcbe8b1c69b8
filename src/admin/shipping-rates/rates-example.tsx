import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { callApi, fieldErrorsOf, messageOf } from '../data/api.ts';
import { formatCents } from '../data/formats.ts';
import { shippingRates as t } from '../texts/settings.ts';
import { countryChoices, type Rates } from './rates.ts';

interface Fee {
  readonly feeCents: number;
  readonly toTheKerb: boolean;
}
interface Compared {
  readonly now: Fee | null;
  readonly then: Fee | null;
}
type Answer = { readonly compared: Compared } | { readonly problem: string; readonly fields: Problems };
type Problems = Readonly<Record<string, string | undefined>>;

/** What is typed, a sideboard at first; each with what it is multiplied by to be what the shop reckons with. */
const numbers = [
  ['quantity', t.quantity, 1],
  ['weightGrams', t.weight, 1000],
  ['widthMm', t.width, 10],
  ['heightMm', t.height, 10],
  ['depthMm', t.depth, 10],
] as const;
const sideboard = {
  country: 'DE',
  postalCode: '12043',
  carriers: '2',
  quantity: '1',
  weightGrams: '60',
  widthMm: '180',
  heightMm: '80',
  depthMm: '45',
};

/** One delivery, reckoned with what applies and with what stands in the form. */
export function RatesExample() {
  const { getValues } = useFormContext<Rates>();
  const [typed, setTyped] = useState(sideboard);
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
    setBusy(true);
    const { areaFees, freight } = getValues();
    const delivery = {
      country: typed.country,
      postalCode: typed.postalCode,
      carriers: Number(typed.carriers),
      ...Object.fromEntries(numbers.map(([name, , times]) => [name, numberOf(typed[name], times)])),
    };
    try {
      const body = { areaFees, freight, delivery };
      setAnswer({ compared: await callApi<Compared>('/shipping-rates/example', { method: 'POST', body }) });
    } catch (error) {
      const fields = (fieldErrorsOf(error)?.['delivery'] ?? {}) as Problems;
      setAnswer({ problem: firstMessage(error), fields });
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
          {[2, 4, 6].map((count) => (
            <MenuItem key={count} value={String(count)}>
              {t.persons(count)}
            </MenuItem>
          ))}
        </TextField>
        {numbers.map(([name, label]) => (
          <TextField key={name} {...field(name, label)} slotProps={{ htmlInput: { inputMode: 'decimal' } }} />
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

/** null: nothing was typed; what is no number reaches the server as such, which says so. */
function numberOf(typed: string, times: number): number | string | null {
  const bare = typed.trim().replace(',', '.');
  if (bare === '') return null;
  const number = Number(bare);
  if (!Number.isFinite(number)) return typed;
  return times === 1 ? number : Math.round(number * times);
}

/** Which field of the rates is wrong matters more than that one is. */
function firstMessage(error: unknown): string {
  const { issues = [] } =
    ((error as { body?: unknown }).body as { issues?: readonly { message: string }[] } | undefined) ?? {};
  return issues[0]?.message ?? messageOf(error);
}
