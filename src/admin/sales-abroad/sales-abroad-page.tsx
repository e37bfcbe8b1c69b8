import { Typography } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { kindsAbroad } from '../../shared/money/sale-kind.ts';
import { EditForm } from '../fields/edit-form.tsx';
import { FormSection } from '../fields/form-section.tsx';
import { salesAbroad as t } from '../texts/sales-abroad.ts';

/** The owner's decision to whom abroad the shop sells. */
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
    </EditForm>
  );
}
