/**
 * How many letters have to be inserted, removed, replaced or swapped with their neighbour to turn one word into the
 * other (optimal string alignment). Stops counting above `most` and returns `most + 1`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = last[j - 1]! + Number(one[i - 1] !== other[j - 1]);
      let least = Math.min(replaced, last[j]! + 1, row[j - 1]! + 1);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(last[other.length]!, most + 1);
}

/** How many mistakes a word of this length may have and still be recognised. */
export function forgivenMistakes(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
