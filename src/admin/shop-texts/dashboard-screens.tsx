import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { EditForm } from '../fields/edit-form.tsx';
import { FormSection } from '../fields/form-section.tsx';
import { useMay } from '../layout/use-may.ts';
import { RichTextInput } from '../rich-text/rich-text-input.tsx';
import { shopTexts as t } from '../texts/shop-texts.ts';
import { LanguageList, LanguagePreview, LanguageTitle } from './language-list.tsx';

const fields = ['welcomeText', 'sliderText', 'shopTiming'];

function DashboardTextList() {
  return <LanguageList title={t.dashboard} />;
}

const title = <LanguageTitle kind={t.dashboard} />;

function DashboardTextEdit() {
  return (
    <EditForm right="texts:write" title={title}>
      <FormSection title={title}>
        <RichTextInput source="welcomeText" label={t.welcome} tools="line" helperText={t.placeholdersHelp} />
        <RichTextInput source="sliderText" label={t.slider} tools="line" helperText={t.sliderHelp} />
        <RichTextInput source="shopTiming" label={t.timing} tools="line" />
        <WhereHoursAre />
      </FormSection>
      <LanguagePreview resource="dashboard-texts" fields={fields} />
    </EditForm>
  );
}

/** The text above only mentions the hours; they are the company's. */
function WhereHoursAre() {
  const mayRead = useMay('settings:read');
  return (
    <Typography variant="body2" color="text.secondary">
      {t.timingHelp}{' '}
      {mayRead ? (
        <Link component={RouterLink} to="/company" sx={{ fontWeight: 600 }}>
          {t.toHours}
        </Link>
      ) : null}
    </Typography>
  );
}

export { DashboardTextList as list, DashboardTextEdit as edit };
