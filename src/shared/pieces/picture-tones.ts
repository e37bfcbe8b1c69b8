/**
 * The colours shown in place of a picture until it has loaded. They are few, so that each can be a class of the style
 * sheet (`picture-tones.css`): our content security policy forbids style attributes.
 */
export const pictureTones = [
  '#e8e4dc',
  '#dcd6cc',
  '#d0c8bc',
  '#c8c8c8',
  '#c0b8a8',
  '#b0a898',
  '#a09888',
  '#888078',
  '#706860',
  '#585048',
  '#403830',
  '#282420',
  '#d8d8d8',
  '#b0b4b4',
  '#888c90',
  '#585c60',
  '#c8a880',
  '#a88058',
  '#885830',
  '#683c20',
  '#482818',
  '#c89048',
  '#b06038',
  '#a04838',
  '#a0b0a0',
  '#607860',
  '#385848',
  '#40706c',
  '#305058',
  '#7890a0',
  '#384860',
  '#c8a8a0',
] as const;

/** The tone nearest to a colour, '#rrggbb', weighing red, green and blue as the eye does. */
export function nearestTone(colour: string): string {
  const wanted = channels(colour);
  let nearest: string = pictureTones[0];
  let least = Infinity;
  for (const tone of pictureTones) {
    const distance = channels(tone).reduce(
      (sum, channel, index) => sum + weights[index]! * (channel - wanted[index]!) ** 2,
      0,
    );
    if (distance < least) [nearest, least] = [tone, distance];
  }
  return nearest;
}

const weights = [0.3, 0.59, 0.11] as const;

const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
