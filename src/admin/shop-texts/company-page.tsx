import { Alert } from '@mui/material';
import { BooleanInput, required, TextInput } from 'react-admin';
import { EditForm } from '../fields/edit-form.tsx';
import { FormSection } from '../fields/form-section.tsx';
import { company as t } from '../texts/shop-texts.ts';

type Field = Exclude<
  keyof typeof t,
  'title' | 'bank' | 'address' | 'register' | 'contact' | 'legalNote' | 'instalments'
>;

const needed = required();
const groups: readonly (readonly [title: string, fields: readonly (readonly [Field, string?])[]])[] = [
  [t.address, [['firm'], ['shopName'], ['legalForm'], ['street'], ['postalCode'], ['city'], ['country']]],
  [t.contact, [['email'], ['phone'], ['chatNumber']]],
  [
    t.register,
    [
      ['registerCourt'],
      ['registerNumber'],
      ['managingDirector'],
      ['vatId'],
      ['lucidNumber'],
      ['supervisoryAuthority'],
      ['hostingProvider'],
      ['liabilityInsurance'],
    ],
  ],
  [
    t.bank,
    [
      ['holder', 'bankAccount.holder'],
      ['iban', 'bankAccount.iban'],
      ['bic', 'bankAccount.bic'],
    ],
  ],
];

/** The company as imprint, footer, mails and texts name it. */
export function Page() {
  return (
    <EditForm right="settings:write" title={t.title} resource="company" id="company">
      <Alert severity="info" sx={{ mb: 2 }}>
        {t.legalNote}
      </Alert>
      {groups.map(([title, fields]) => (
        <FormSection key={title} title={title}>
          {fields.map(([name, source = name]) => (
            <TextInput key={name} source={source} label={t[name]} validate={needed} helperText={false} />
          ))}
        </FormSection>
      ))}
      <BooleanInput source="advertisesInstalments" label={t.instalments} helperText={false} />
    </EditForm>
  );
}
