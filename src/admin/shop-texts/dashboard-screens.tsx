import { TextInput } from 'react-admin';
import { EditForm } from '../fields/edit-form.tsx';
import { FormSection } from '../fields/form-section.tsx';
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
        <TextInput source="welcomeText" label={t.welcome} multiline minRows={2} helperText={t.htmlHelp} />
        <TextInput source="sliderText" label={t.slider} multiline minRows={2} helperText={false} />
        <TextInput source="shopTiming" label={t.timing} multiline minRows={2} helperText={false} />
      </FormSection>
      <LanguagePreview resource="dashboard-texts" fields={fields} />
    </EditForm>
  );
}

export { DashboardTextList as list, DashboardTextEdit as edit };
