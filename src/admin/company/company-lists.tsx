import { useState } from 'react';
import { CheckboxGroupInput, DateInput, SelectArrayInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { maxEntries } from '../../shared/limits.ts';
import { berlinHolidays } from '../../shared/time/berlin-holidays.ts';
import { formatDay } from '../data/formats.ts';
import { FormList } from '../fields/form-section.tsx';
import { numberKinds } from '../numbers/typed-number.ts';
import { NumericInput } from '../numbers/numeric-input.tsx';
import { pieces } from '../texts/pieces.ts';
import { company as t } from '../texts/settings.ts';

const lines = [
  { id: 'vintage', name: pieces.vintage },
  { id: 'boatwood', name: pieces.boatwood },
];
const days = Object.entries(t.days).map(([id, name]) => ({ id, name }));

/** The stores that visitors can visit and where pieces of a line are picked up. */
export function StoreFields() {
  return (
    <FormList source="stores" add={t.addStore} most={maxEntries.stores} help={t.storesHelp}>
      <TextInput source="name" label={t.store.name} isRequired helperText={false} />
      <SelectInput source="shopType" label={t.store.line} choices={lines} isRequired helperText={false} />
      <TextInput source="street" label={t.fields.street} isRequired helperText={false} />
      <TextInput source="postalCode" label={t.fields.postalCode} isRequired helperText={false} />
      <TextInput source="city" label={t.fields.city} isRequired helperText={false} />
      <NumericInput source="latitude" kind={numberKinds.latitude} label={t.store.latitude} isSentAsTyped />
      <NumericInput source="longitude" kind={numberKinds.longitude} label={t.store.longitude} isSentAsTyped />
    </FormList>
  );
}

/** The same hours on several days; a day with a break appears twice. */
export function OpeningHoursFields() {
  return (
    <FormList source="openingHours" add={t.addHours} most={maxEntries.openingHours} help={t.hoursHelp}>
      <CheckboxGroupInput source="days" label={t.hours.days} choices={days} isRequired helperText={false} />
      <Time source="opens" label={t.hours.opens} />
      <Time source="closes" label={t.hours.closes} />
    </FormList>
  );
}

/** Days on which the stores are closed, and public holidays on which they are not. */
export function ClosedDaysFields() {
  return (
    <>
      <FormList
        source="closedDays"
        add={t.addClosedDays}
        most={maxEntries.closedDays}
        help={t.closedDaysHelp}
      >
        <DateInput source="from" label={t.closedDays.from} isRequired helperText={false} />
        <DateInput source="to" label={t.closedDays.to} helperText={false} />
        <TextInput source="reason" label={t.closedDays.reason} helperText={t.closedDaysExample} />
      </FormList>
      <OpenHolidays />
    </>
  );
}

/** The holidays of the next twelve months; those that were chosen before stay. */
function OpenHolidays() {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const year = Number(today.slice(0, 4));
  const chosen = (useWatch<Record<string, unknown>>({ name: 'openHolidays' }) ?? []) as readonly string[];
  const choices = [year - 1, year, year + 1]
    .flatMap(berlinHolidays)
    .filter(({ day }) => (day >= today && day < `${year + 1}${today.slice(4)}`) || chosen.includes(day))
    .map(({ day, name }) => ({ id: day, name: `${t.holidays[name]}, ${formatDay(day)}` }));
  return (
    <SelectArrayInput
      source="openHolidays"
      label={t.openHolidays}
      choices={choices}
      helperText={t.openHolidaysHelp}
    />
  );
}

function Time({ source, label }: { readonly source: string; readonly label: string }) {
  return (
    <TextInput
      source={source}
      label={label}
      type="time"
      isRequired
      helperText={false}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** The shop's profiles on other sites, which the footer links to. */
export function SocialLinkFields() {
  return (
    <FormList source="socialLinks" add={t.addLink} most={maxEntries.socialLinks}>
      <TextInput source="name" label={t.social.name} isRequired helperText={false} />
      <TextInput source="href" type="url" label={t.social.href} isRequired helperText={t.social.hrefHelp} />
    </FormList>
  );
}
