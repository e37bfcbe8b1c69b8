import { Autocomplete, TextField } from '@mui/material';
import { TextInput, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { knownCarrier, knownCarriers } from '../../shared/tracking.ts';
import { orders } from '../texts/orders.ts';

/** The carrier and the tracking number, and a tracking page if none is known. */
export function ConsignmentFields() {
  const carrier = useWatch<Record<string, string | null>>({ name: 'carrier' }) ?? '';
  const known = knownCarrier(carrier);
  return (
    <>
      <CarrierInput />
      <TextInput
        source="tracking"
        label={orders.fields.tracking}
        helperText={known === null ? false : orders.fields.trackingLeads(known)}
      />
      {known === null ? (
        <TextInput
          source="trackingLink"
          type="url"
          label={orders.fields.trackingLink}
          helperText={orders.fields.trackingLinkHelp}
        />
      ) : null}
    </>
  );
}

/** One from the list, or any typed name. */
function CarrierInput() {
  const { field, fieldState } = useInput({ source: 'carrier' });
  const typed = typeof field.value === 'string' ? field.value : '';
  const problem = fieldState.error?.message;
  return (
    <Autocomplete
      freeSolo
      options={knownCarriers}
      inputValue={typed}
      onInputChange={(_event, next, reason) => {
        // The first event comes from the field itself, before anybody has typed.
        if (reason !== 'reset' || next !== '') field.onChange(next);
      }}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label={orders.fields.carrier}
          error={problem !== undefined}
          helperText={problem ?? orders.fields.carrierHelp}
        />
      )}
    />
  );
}

/** The form's values for REST. */
export function consignmentBody(values: Readonly<Record<string, unknown>>): object {
  const { positions, carrier, tracking, trackingLink } = values;
  const said = (value: unknown): string | null =>
    typeof value === 'string' && value.trim() !== '' ? value : null;
  // A page typed before a carrier was chosen whose own page is known.
  const isKnown = knownCarrier(said(carrier) ?? '') !== null;
  return {
    positions,
    carrier: said(carrier),
    tracking: said(tracking),
    trackingLink: isKnown ? null : said(trackingLink),
  };
}

interface Sent {
  readonly carrier: string | null;
  readonly tracking: string | null;
  readonly trackingPage: string | null;
}

/** The consignment as it was entered, for a correction; nothing where several lines went out differently. */
export function consignmentDefaults(lines: readonly Sent[]): Partial<Record<string, string | null>> {
  const [first, ...others] = lines;
  const isSame = ({ carrier, tracking, trackingPage }: Sent): boolean =>
    carrier === first?.carrier && tracking === first.tracking && trackingPage === first.trackingPage;
  if (first === undefined || !others.every(isSame)) return {};
  const { carrier, tracking, trackingPage } = first;
  return { carrier, tracking, trackingLink: knownCarrier(carrier ?? '') === null ? trackingPage : null };
}
