import {
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import {
  BooleanInput,
  maxLength,
  required,
  SelectInput,
  TextInput,
  useInput,
  ValidationError,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { longestOfStaff } from '../../../shared/limits.ts';
import { unitsGone, unitsLeft } from '../../../shared/orders/units-gone.ts';
import { conditions } from '../../../shared/pieces/condition.ts';
import { formatCents } from '../../data/formats.ts';
import { numberKinds, type TypedNumber } from '../../numbers/typed-number.ts';
import { NumericInput } from '../../numbers/numeric-input.tsx';
import { orders } from '../../texts/orders/orders.ts';
import type { Order } from '../order-types.ts';
import { ReasonInput } from './reason-input.tsx';
import { linesOf } from './step-fields.tsx';

type Line = Order['lines'][number];

const texts = orders.takeBack;
const aNote = maxLength(longestOfStaff.returnNote);
const choices = conditions.map((name) => ({ id: name, name }));

/** How many units of a line have not come back. */
function outOf(order: Order, line: Line): number {
  return unitsLeft(line.quantity, unitsGone(order.returns, line.position));
}

function unitDefaults(order: Order, [first, ...others]: readonly Line[]): Readonly<Record<string, unknown>> {
  const [position, out] = first === undefined ? [null, 1] : [first.position, outOf(order, first)];
  return {
    // If there are several, none is likelier than the others.
    position: others.length === 0 ? position : null,
    quantity: others.length === 0 && out === 1 ? 1 : null,
    note: '',
    key: crypto.randomUUID(),
  };
}

export const takeOutDefaults = (order: Order): Readonly<Record<string, unknown>> =>
  unitDefaults(order, linesOf(order, 'take-out'));

/** The form's values for REST. Where one is left, nobody is asked how many. */
export const takeOutBody = ({
  position,
  quantity,
  note,
  key,
}: Readonly<Record<string, unknown>>): object => ({
  position,
  quantity: quantity ?? 1,
  note: note ?? '',
  key,
});

export function takeBackDefaults(order: Order): Readonly<Record<string, unknown>> {
  return {
    ...unitDefaults(order, linesOf(order, 'take-back')),
    // The person who has inspected it fills this in.
    condition: null,
    blocked: null,
    assemblyKept: false,
    deduction: { cents: null, reason: '' },
  };
}

/** The form's values for REST. */
export function takeBackBody(values: Readonly<Record<string, unknown>>): object {
  const { condition, blocked, assemblyKept, deduction } = values;
  const { cents, reason } = deduction as { cents: number | null; reason: string | null };
  return {
    ...takeOutBody(values),
    condition,
    blocked: blocked === 'yes',
    assemblyKept: assemblyKept === true,
    deduction: cents === null || cents === 0 ? null : { cents, reason: reason ?? '' },
  };
}

/** Which units of which line. */
function Units({
  order,
  lines,
  words,
}: {
  readonly order: Order;
  readonly lines: readonly Line[];
  readonly words: Pick<typeof texts, 'line' | 'quantity' | 'outOf'>;
}) {
  const position = useWatch<Record<string, number | null>>({ name: 'position' });
  const line = lines.find((one) => one.position === position);
  const out = line === undefined ? 1 : outOf(order, line);
  return (
    <>
      {lines.length < 2 ? null : (
        <SelectInput
          source="position"
          label={words.line}
          choices={lines.map(({ position: id, title }) => ({ id, name: title }))}
          helperText={false}
          validate={required()}
        />
      )}
      {out < 2 ? null : (
        <NumericInput
          source="quantity"
          kind={{ ...numberKinds.quantity, max: out }}
          label={words.quantity}
          helperText={words.outOf(out)}
          validate={required()}
        />
      )}
    </>
  );
}

function NoteInput() {
  return (
    <TextInput
      source="note"
      label={orders.note.label}
      helperText={orders.fields.reasonHelp}
      multiline
      minRows={2}
      validate={aNote}
    />
  );
}

/** Which pieces are taken out of the order before they leave. */
export function TakeOutFields({ order }: { readonly order: Order }) {
  const lines = linesOf(order, 'take-out');
  const [only] = lines;
  return (
    <>
      {lines.length !== 1 || only === undefined ? null : <Typography sx={{ my: 1 }}>{only.title}</Typography>}
      <Units order={order} lines={lines} words={orders.takeOut} />
      <NoteInput />
    </>
  );
}

/** The data needed about returned pieces. */
export function TakeBackFields({ order }: { readonly order: Order }) {
  const lines = linesOf(order, 'take-back');
  const [position, quantity, deduction] = useWatch({ name: ['position', 'quantity', 'deduction.cents'] }) as [
    number | null,
    TypedNumber,
    TypedNumber,
  ];
  const line = lines.find((one) => one.position === position);
  const out = line === undefined ? 1 : outOf(order, line);
  const most = line === undefined ? null : maxToDeduct(line, typeof quantity === 'number' ? quantity : out);
  return (
    <>
      <Units order={order} lines={lines} words={texts} />
      <SelectInput
        source="condition"
        label={texts.condition}
        choices={choices}
        helperText={texts.conditionHelp}
        validate={required()}
      />
      <Afterwards />
      {line?.assembly === true ? (
        <BooleanInput source="assemblyKept" label={texts.assemblyKept} helperText={aboutAssembly(order)} />
      ) : null}
      <NumericInput
        source="deduction.cents"
        kind={most === null ? numberKinds.deduction : { ...numberKinds.deduction, max: most }}
        label={texts.deduction}
        helperText={texts.deductionHelp(most === null ? null : formatCents(most))}
      />
      {deduction === null || deduction === 0 ? null : (
        <ReasonInput
          source="deduction.reason"
          label={texts.deductionReason}
          helperText={texts.deductionReasonHelp}
        />
      )}
      <NoteInput />
    </>
  );
}

/** The price of so many pieces of a line; only the server knows which part of it is for assembly. */
export function maxToDeduct(line: Pick<Line, 'grossCents' | 'quantity'>, quantity: number): number {
  return Math.ceil((line.grossCents * Math.min(quantity, line.quantity)) / line.quantity);
}

/** What the law says of assembly that was done (§ 357a (2) BGB). */
function aboutAssembly({ customer, earlyService }: Order): string {
  if (customer.kind === 'business') return texts.assemblyByAgreement;
  return earlyService ? texts.assemblyAsked : texts.assemblyNotAsked;
}

function Afterwards() {
  const id = useId();
  const { field, fieldState } = useInput({ source: 'blocked', validate: required() });
  const isMissing = fieldState.error !== undefined;
  return (
    <FormControl error={isMissing} required sx={{ mt: 1, mb: 1 }}>
      <FormLabel id={id} sx={{ typography: 'body2' }}>
        {texts.afterwards}
      </FormLabel>
      <RadioGroup {...field} value={(field.value as string | null) ?? ''} aria-labelledby={id}>
        <FormControlLabel value="yes" control={<Radio size="small" />} label={texts.blocked} />
        <FormControlLabel value="no" control={<Radio size="small" />} label={texts.free} />
      </RadioGroup>
      {isMissing ? (
        <FormHelperText>
          <ValidationError error={fieldState.error?.message ?? ''} />
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
