/** Something that happened to an order, as its history keeps it. */
export interface PastEvent {
  readonly type: string;
  readonly facts: object;
}

/** A claim and its money are not about units, whatever of the line they are for. */
const isClaim = (type: string): boolean =>
  type === 'damage-claimed' || type === 'receipt-taken-back' || type.startsWith('claim-');

/** Units that are not of their order any more, or given up, so that no later event is about them, unless it says so. */
const takesAway = (type: string): boolean =>
  type === 'piece-taken-out' || type === 'piece-returned' || type === 'rental-not-returned';

/**
 * How many units of its line an event is about, where these are not all of them: it says so itself, or some were gone
 * before it.
 * @param history all events of the order, the oldest first
 * @param index of the event among them
 * @param quantity of the line that the event is about
 * @returns null: all of them, or nobody has said of how many
 */
export function partOfLine(history: readonly PastEvent[], index: number, quantity: number): number | null {
  const event = history[index];
  const position = event === undefined ? null : factOf(event, 'position');
  if (event === undefined || position === null) return null;
  const said = factOf(event, 'quantity');
  if (said === null && isClaim(event.type)) return null;
  const gone = history
    .slice(0, index)
    .filter((one) => takesAway(one.type) && factOf(one, 'position') === position)
    .reduce((sum, one) => sum + (factOf(one, 'quantity') ?? quantity), 0);
  const units = said ?? quantity - gone;
  return units > 0 && units < quantity ? units : null;
}

function factOf({ facts }: PastEvent, name: 'position' | 'quantity'): number | null {
  const value = (facts as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'number' ? value : null;
}
