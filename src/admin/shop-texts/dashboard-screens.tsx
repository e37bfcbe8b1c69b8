import { Link, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { fields as words } from '../../shared/messages/de/fields.ts';
import { lettersOf } from '../../shared/text/plain-text.ts';
import { maxAtTheTop } from '../../shared/limits.ts';
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
        <AtTheTop source="welcomeText" label={t.welcome} help={t.placeholdersHelp} />
        <AtTheTop source="sliderText" label={t.slider} help={t.sliderHelp} />
        <AtTheTop source="shopTiming" label={t.timing} />
        <WhereHoursAre />
      </FormSection>
      <LanguagePreview resource="dashboard-texts" fields={fields} />
    </EditForm>
  );
}

/** A text at the top of every page, which counts its characters: what is long hides the page. */
function AtTheTop({
  source,
  label,
  help,
}: {
  readonly source: keyof typeof maxAtTheTop;
  readonly label: string;
  readonly help?: string;
}) {
  const most = maxAtTheTop[source];
  const written = useWatch<Record<string, string | null>>({ name: source });
  const counted = t.letters(lettersOf(written ?? ''), most);
  return (
    <RichTextInput
      source={source}
      label={label}
      tools="line"
      validate={atMost[source]}
      helperText={help === undefined ? counted : `${help} ${counted}`}
    />
  );
}

const ofMost = (maximum: number) => (html: unknown) =>
  typeof html === 'string' && lettersOf(html) > maximum ? words['text-too-long']({ maximum }) : undefined;
const atMost = {
  welcomeText: ofMost(maxAtTheTop.welcomeText),
  sliderText: ofMost(maxAtTheTop.sliderText),
  shopTiming: ofMost(maxAtTheTop.shopTiming),
};

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
