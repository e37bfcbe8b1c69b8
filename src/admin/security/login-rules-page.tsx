import { Typography } from '@mui/material';
import { required } from 'react-admin';
import { EditForm } from '../fields/edit-form.tsx';
import { FormSection } from '../fields/form-section.tsx';
import { numberKinds } from '../numbers/typed-number.ts';
import { NumericInput } from '../numbers/numeric-input.tsx';
import { loginRules as t } from '../texts/settings.ts';

/** The owner's settings for logins. */
export function Page() {
  return (
    <EditForm right="staff:write" title={t.title} resource="login-rules" id="login-rules" saved={t.saved}>
      <FormSection title={t.refunds}>
        <Typography sx={{ mb: 2 }}>{t.about}</Typography>
        <NumericInput
          source="needPasswordAboveCents"
          kind={numberKinds.limit}
          label={t.limit}
          helperText={t.limitHelp}
          validate={required()}
        />
      </FormSection>
    </EditForm>
  );
}
