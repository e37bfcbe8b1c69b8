import { EditForm } from '../fields/edit-form.tsx';
import { FormSection } from '../fields/form-section.tsx';
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
      </FormSection>
      <LanguagePreview resource="dashboard-texts" fields={fields} />
    </EditForm>
  );
}

export { DashboardTextList as list, DashboardTextEdit as edit };
