import { Typography } from '@mui/material';
import { BooleanInput, useRecordContext } from 'react-admin';
import { kindsAbroad } from '../../shared/money/sale-kind.ts';
import { formatCents } from '../data/formats.ts';
import { EditForm } from '../fields/edit-form.tsx';
import { FormSection } from '../fields/form-section.tsx';
import { NumericInput } from '../numbers/numeric-input.tsx';
import { numberKinds } from '../numbers/typed-number.ts';
import { salesAbroad as t } from '../texts/sales-abroad.ts';
import type { SalesAbroadAnswer } from './distance-sales-alert.tsx';

/** The owner's decision to whom abroad the shop sells, and where distance sales are taxed. */
export function Page() {
  return (
    <EditForm
      right="settings:write"
      title={t.title}
      resource="sales-abroad"
      id="sales-abroad"
      saved={t.saved}
    >
      <FormSection title={t.title}>
        <Typography sx={{ mb: 2 }}>{t.about}</Typography>
        {kindsAbroad.map((kind) => (
          <BooleanInput
            key={kind}
            source={kind}
            label={t.kinds[kind].label}
            helperText={t.kinds[kind].help}
          />
        ))}
      </FormSection>
      <FormSection title={t.distance.title}>
        <Typography sx={{ mb: 2 }}>{t.distance.about}</Typography>
        <BooleanInput source="isTaxedThere" label={t.distance.there} helperText={t.distance.thereHelp} />
        <Years />
      </FormSection>
    </EditForm>
  );
}

/** What was sold elsewhere in this year and the last, beside what the shop has sold. */
function Years() {
  const record = useRecordContext<SalesAbroadAnswer>();
  return record?.distanceSales.map(({ year, shopCents }, index) => (
    <NumericInput
      key={year}
      source={`distanceSales.${index}.elsewhereCents`}
      kind={numberKinds.limit}
      label={t.distance.elsewhere(year)}
      helperText={t.distance.inShop(year, formatCents(shopCents))}
    />
  ));
}
