import { Alert, Box, Link } from '@mui/material';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useCategories } from '../categories/use-categories.ts';
import { EditForm } from '../fields/edit-form.tsx';
import { FormSection } from '../fields/form-section.tsx';
import { countryChoices } from '../shipping-rates/rates.ts';
import { company as t } from '../texts/settings.ts';
import { ClosedDaysFields, OpeningHoursFields, SocialLinkFields, StoreFields } from './company-lists.tsx';

type Field = keyof typeof t.fields;

const countries = countryChoices([]);
const register: readonly Field[] = [
  'registerCourt',
  'registerNumber',
  'managingDirector',
  'vatId',
  'lucidNumber',
  'supervisoryAuthority',
  'hostingProvider',
  'liabilityInsurance',
];
const bank = [
  ['holder', 'bankAccount.holder'],
  ['iban', 'bankAccount.iban'],
  ['bic', 'bankAccount.bic'],
] as const;

/** The company's data for imprint, footer, mails and texts. */
export function Page() {
  return (
    <EditForm right="settings:write" title={t.title} resource="company" id="company">
      <Alert severity="info" sx={{ mb: 2 }}>
        {t.legalNote}
      </Alert>
      <FormSection title={t.sections.address}>
        <Pairs>
          <Text name="firm" />
          <TextInput source="shopName" label={t.fields.shopName} isRequired helperText={t.shopNameHelp} />
          <Text name="legalForm" />
          <Text name="street" />
          <Text name="postalCode" />
          <Text name="city" />
          <SelectInput
            source="country"
            label={t.fields.country}
            choices={countries}
            isRequired
            helperText={false}
          />
        </Pairs>
      </FormSection>
      <FormSection title={t.sections.contact}>
        <Pairs>
          <TextInput source="email" type="email" label={t.fields.email} isRequired helperText={false} />
          <Text name="phone" />
          <TextInput
            source="chatNumber"
            label={t.fields.chatNumber}
            isRequired
            helperText={t.chatNumberHelp}
          />
        </Pairs>
      </FormSection>
      <FormSection title={t.sections.stores}>
        <StoreFields />
      </FormSection>
      <FormSection title={t.sections.hours}>
        <OpeningHoursFields />
        <Link component={RouterLink} to="/dashboard-texts/de">
          {t.toHoursText}
        </Link>
      </FormSection>
      <FormSection title={t.sections.closedDays}>
        <ClosedDaysFields />
      </FormSection>
      <FormSection title={t.sections.social}>
        <SocialLinkFields />
      </FormSection>
      <FormSection title={t.sections.campaigns}>
        <DonationCategory />
        <BooleanInput source="advertisesInstalments" label={t.instalments} helperText={t.instalmentsHelp} />
      </FormSection>
      <FormSection title={t.sections.register}>
        {register.map((name) => (
          <Text key={name} name={name} />
        ))}
      </FormSection>
      <FormSection title={t.sections.bank}>
        {bank.map(([name, source]) => (
          <Text key={name} name={name} source={source} />
        ))}
      </FormSection>
    </EditForm>
  );
}

function Text({ name, source = name }: { readonly name: Field; readonly source?: string }) {
  return <TextInput source={source} label={t.fields[name]} isRequired helperText={false} />;
}

function Pairs({ children }: { readonly children: React.ReactNode }) {
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {children}
    </Box>
  );
}

/** The category whose proceeds „Unsere aktuellen Spenden“ shows. */
function DonationCategory() {
  const { categories, isPending } = useCategories();
  return (
    <SelectInput
      source="donationCategoryId"
      label={t.donationCategory}
      choices={categories}
      isPending={isPending}
      emptyText={t.noDonations}
      helperText={t.donationHelp}
    />
  );
}
