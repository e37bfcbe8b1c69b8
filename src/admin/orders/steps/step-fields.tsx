import { Typography, Autocomplete, TextField } from '@mui/material';
import {
  DateInput,
  maxLength,
  required,
  SelectInput,
  TextInput,
  CheckboxGroupInput,
  useInput,
  ValidationError,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { longestOfStaff } from '../../../shared/limits.ts';
import { rentalConditions } from '../../../shared/orders/line-fulfilment.ts';
import type { OrderAction } from '../../../shared/orders/order-actions.ts';
import { knownCarrier, knownCarriers } from '../../../shared/orders/tracking.ts';
import { dayForInput } from '../../data/formats.ts';
import { orders } from '../../texts/orders/orders.ts';
import { lineInUnits } from '../line-units.ts';
import type { Order } from '../order-types.ts';

/** The steps that may be entered later than they happened. */
type DatedStep = keyof typeof orders.fields.happenedOn;

/** Saturday's deliveries are entered on Monday. */
export const dayDefaults = (): Readonly<Record<string, unknown>> => ({ happenedOn: dayForInput(new Date()) });

/** The day on which a step happened. */
export function DayOfStep({ step }: { readonly step: DatedStep }) {
  return (
    <DateInput
      source="happenedOn"
      label={orders.fields.happenedOn[step]}
      helperText={orders.fields.happenedOnHelp[step]}
      validate={required()}
    />
  );
}

const aNote = maxLength(longestOfStaff.returnNote);
const aDamage = [required(), aNote];
const choices = rentalConditions.map((id) => ({ id, name: orders.rentalConditions[id] }));

/** The condition in which rented pieces came back; a damage has to be described. */
export function ConditionFields() {
  const isDamaged = useWatch<Record<string, unknown>>({ name: 'condition' }) === 'damaged';
  return (
    <>
      <SelectInput
        source="condition"
        label={orders.fields.condition}
        choices={choices}
        helperText={false}
        validate={required()}
      />
      <TextInput
        source="note"
        label={isDamaged ? orders.fields.damage : orders.fields.conditionNote}
        helperText={isDamaged ? orders.fields.damageHelp : orders.fields.reasonHelp}
        multiline
        validate={isDamaged ? aDamage : aNote}
      />
    </>
  );
}

export type Lines = Order['lines'];

/** A single line cannot be chosen; it is named, unless it is the order's only piece. */
export function WhichLines({ order, lines }: { readonly order: Order; readonly lines: Lines }) {
  const [first] = lines;
  if (first === undefined || (order.lines.length === 1 && first.quantity === 1)) return null;
  if (lines.length === 1) return <Typography sx={{ my: 1 }}>{lineName(order, first)}</Typography>;
  return (
    <CheckboxGroupInput
      source="positions"
      label={orders.fields.lines}
      choices={lines.map((line) => ({ id: line.position, name: lineName(order, line) }))}
      helperText={false}
      validate={required()}
      row={false}
    />
  );
}

/** With its state: staff who hand over some lines must not hand over those that still wait. */
function lineName(order: Order, line: Lines[number]): string {
  const named = line.quantity === 1 ? line.title : lineInUnits(order, line);
  return `${named} (${orders.lineStates[line.state]})`;
}

/** The lines that an action applies to. */
export function linesOf(order: Order, action: OrderAction): Lines {
  const positions = order.steps.find((step) => step.action === action)?.positions ?? [];
  return order.lines.filter(({ position }) => positions.includes(position));
}

/** If there are several lines, none is preselected: a part of them is as likely as all. */
export function positionsOf(lines: Lines): { readonly positions: readonly number[] } {
  return { positions: lines.length === 1 ? lines.map(({ position }) => position) : [] };
}

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

const isSaid = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** By the number alone nobody finds where the goods are. */
const carrierOfNumber = (carrier: unknown, { tracking }: Readonly<Record<string, unknown>>) =>
  isSaid(tracking) && !isSaid(carrier) ? orders.fields.carrierMissing : undefined;

/** One from the list, or any typed name. */
function CarrierInput() {
  const { field, fieldState } = useInput({ source: 'carrier', validate: carrierOfNumber });
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
          helperText={problem === undefined ? orders.fields.carrierHelp : <ValidationError error={problem} />}
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
