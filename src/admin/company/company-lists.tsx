import { CheckboxGroupInput, required, SelectInput, TextInput } from 'react-admin';
import { FormList } from '../fields/form-section.tsx';
import { numberKinds } from '../numbers/typed-number.ts';
import { NumericInput } from '../numbers/numeric-input.tsx';
import { pieces } from '../texts/pieces.ts';
import { company as t } from '../texts/settings.ts';

const needed = required();
const lines = [
  { id: 'vintage', name: pieces.vintage },
  { id: 'boatwood', name: pieces.boatwood },
];
const days = Object.entries(t.days).map(([id, name]) => ({ id, name }));

/** The stores that visitors can visit and where pieces of a line are picked up. */
export function StoreFields() {
  return (
    <FormList source="stores" add={t.addStore} help={t.storesHelp}>
      <TextInput source="name" label={t.store.name} validate={needed} helperText={false} />
      <SelectInput
        source="shopType"
        label={t.store.line}
        choices={lines}
        validate={needed}
        helperText={false}
      />
      <TextInput source="street" label={t.fields.street} validate={needed} helperText={false} />
      <TextInput source="postalCode" label={t.fields.postalCode} validate={needed} helperText={false} />
      <TextInput source="city" label={t.fields.city} validate={needed} helperText={false} />
      <NumericInput
        source="latitude"
        kind={numberKinds.latitude}
        label={t.store.latitude}
        validate={needed}
      />
      <NumericInput
        source="longitude"
        kind={numberKinds.longitude}
        label={t.store.longitude}
        validate={needed}
      />
    </FormList>
  );
}

/** The same hours on several days; a day with a break appears twice. */
export function OpeningHoursFields() {
  return (
    <FormList source="openingHours" add={t.addHours} help={t.hoursHelp}>
      <CheckboxGroupInput
        source="days"
        label={t.hours.days}
        choices={days}
        validate={needed}
        helperText={false}
      />
      <Time source="opens" label={t.hours.opens} />
      <Time source="closes" label={t.hours.closes} />
    </FormList>
  );
}

function Time({ source, label }: { readonly source: string; readonly label: string }) {
  return (
    <TextInput
      source={source}
      label={label}
      type="time"
      validate={needed}
      helperText={false}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** The shop's profiles on other sites, which the footer links to. */
export function SocialLinkFields() {
  return (
    <FormList source="socialLinks" add={t.addLink}>
      <TextInput source="name" label={t.social.name} validate={needed} helperText={false} />
      <TextInput
        source="href"
        type="url"
        label={t.social.href}
        validate={needed}
        helperText={t.social.hrefHelp}
      />
    </FormList>
  );
}
