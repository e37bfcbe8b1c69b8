import { Typography } from '@mui/material';
import { CheckboxGroupInput, required } from 'react-admin';
import { orders } from '../texts/orders.ts';
import type { Order } from './order-types.ts';

export type Lines = Order['lines'];

type ActionName = Order['actions'][number];

/** The states of the lines that an action applies to. */
const concerned: Partial<Record<ActionName, readonly Order['lines'][number]['state'][]>> = {
  prepare: ['waiting'],
  ship: ['waiting', 'prepared'],
  'correct-shipment': ['shipped'],
  'hand-over': ['waiting', 'prepared', 'shipped'],
  return: ['handed-over'],
};

/** A single line cannot be chosen; it is named, unless it is the order's only one. */
export function WhichLines({ order, lines }: { readonly order: Order; readonly lines: Lines }) {
  const [first] = lines;
  if (first === undefined || order.lines.length === 1) return null;
  if (lines.length === 1) return <Typography sx={{ my: 1 }}>{lineName(first)}</Typography>;
  return (
    <CheckboxGroupInput
      source="positions"
      label={orders.fields.lines}
      choices={lines.map((line) => ({ id: line.position, name: lineName(line) }))}
      helperText={false}
      validate={required()}
      row={false}
    />
  );
}

/** With its state: staff who hand over some lines must not hand over those that still wait. */
function lineName({ title, state }: Lines[number]): string {
  return `${title} (${orders.lineStates[state]})`;
}

export function linesOf(order: Order, action: ActionName): Lines {
  const states = concerned[action];
  if (states === undefined) return [];
  return order.lines.filter(
    ({ state, rentOption }) => states.includes(state) && (action !== 'return' || rentOption !== null),
  );
}

/** If there are several lines, none is preselected: a part of them is as likely as all. */
export function positionsOf(lines: Lines): { readonly positions: readonly number[] } {
  return { positions: lines.length === 1 ? lines.map(({ position }) => position) : [] };
}
