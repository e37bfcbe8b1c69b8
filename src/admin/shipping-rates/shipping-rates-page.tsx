import { Alert, Box, Typography } from '@mui/material';
import { required, SaveButton, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { callApi } from '../data/api.ts';
import { authorOf, formatMoment } from '../data/formats.ts';
import { EditForm } from '../fields/edit-form.tsx';
import { FormSection } from '../fields/form-section.tsx';
import { useSaveQuestion } from '../fields/use-save-question.tsx';
import { useMay } from '../layout/use-may.ts';
import { numberKinds } from '../numbers/typed-number.ts';
import { NumericInput } from '../numbers/numeric-input.tsx';
import { shippingRates as t } from '../texts/settings.ts';
import { FreightFields } from './freight-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { RatesExample } from './rates-example.tsx';
import { RatesHistory } from './rates-history.tsx';
import { ratesChanges, type Area, type Rates, type RatesVersion } from './rates.ts';

const areas = Object.entries(t.areas) as [Area, string][];
const aFee = required();

/** The shipping rates: the current ones, the edited ones, and earlier ones. */
export function Page() {
  const mayWrite = useMay('settings:write');
  return (
    <EditForm
      right="settings:write"
      title={t.title}
      resource="shipping-rates"
      id="current"
      saveButton={<SaveRates />}
    >
      <Applies />
      <FormSection title={t.own}>
        <Typography variant="body2" sx={{ mb: 1 }}>
          {t.ownHelp}
        </Typography>
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          {areas.map(([area, name]) => (
            <NumericInput
              key={area}
              source={`areaFees.${area}`}
              kind={numberKinds.fee}
              label={t.euros(name)}
              validate={aFee}
            />
          ))}
        </Box>
      </FormSection>
      <FormSection title={t.freight}>
        <FreightFields />
      </FormSection>
      <FormSection title={t.places}>
        <PlaceFields />
      </FormSection>
      {mayWrite ? (
        <>
          <FormSection title={t.example}>
            <RatesExample />
          </FormSection>
          <FormSection title={t.changes}>
            <Changes />
          </FormSection>
        </>
      ) : null}
      <FormSection title={t.history}>
        <RatesHistory />
      </FormSection>
    </EditForm>
  );
}

/** Asks first if a price may have a digit too many or too few: saved rates apply at once. */
function SaveRates() {
  const rates = useRecordContext<RatesVersion>();
  const { getValues } = useFormContext<Rates>();
  const { ask, dialog } = useSaveQuestion(
    t.question,
    () => {
      const { areaFees, freight } = getValues();
      const steep =
        rates === undefined
          ? []
          : ratesChanges(rates, { areaFees, freight }).filter(({ isSteep }) => isSteep);
      if (steep.length === 0) return null;
      const lines = steep.map(({ what, before, after }) => t.change(what, before, after));
      return { about: lines.join('\n'), content: <Asked lines={lines} /> };
    },
    () => checkRates(getValues()),
  );
  return (
    <>
      <SaveButton alwaysEnable onClick={ask} />
      {dialog}
    </>
  );
}

/** Reckoning any delivery with them, the server judges the rates, and saves nothing. */
const checkRates = ({ areaFees, freight }: Rates): Promise<unknown> =>
  callApi('/shipping-rates/example', {
    method: 'POST',
    body: { areaFees, freight, delivery: { country: 'DE', postalCode: '12043', quantity: 1, carriers: 2 } },
  });

function Asked({ lines }: { readonly lines: readonly string[] }) {
  return (
    <>
      <Typography>{t.question.body}</Typography>
      <Box component="ul" sx={{ mb: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </>
  );
}

function Applies() {
  const rates = useRecordContext<RatesVersion>();
  if (rates === undefined) return null;
  const { version, createdAt, createdBy } = rates;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <Typography variant="body2">
        {t.applies(version, formatMoment(createdAt), authorOf(createdBy))}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {t.atOnce}
      </Typography>
    </Alert>
  );
}

/** The fields of the form that differ from the current rates. */
function Changes() {
  const rates = useRecordContext<RatesVersion>();
  const form = useWatch<Rates>() as Partial<Rates>;
  const { areaFees, freight } = form;
  if (rates === undefined || areaFees === undefined || freight === undefined) return null;
  const changes = ratesChanges(rates, { areaFees, freight });
  if (changes.length === 0) return <Typography variant="body2">{t.noChanges}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {changes.map(({ what, before, after }) => (
        <li key={what}>{t.change(what, before, after)}</li>
      ))}
    </Box>
  );
}
