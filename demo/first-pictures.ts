import type { Picture } from '../src/modules/catalogue/index.ts';

/** Within so many pieces of a list, newest first, no picture should come first twice. */
const distance = 60;

/** A detail or a back says too little of a piece to stand for it in a list. */
const standsForPiece = (picture: Picture): boolean => !/\/(detail|side|back|top)\./.test(picture.key);

/**
 * Which pictures the lists have shown lately. Designs come again among a thousand pieces; another view of them then
 * stands first, so that a list looks as varied as its photographs allow.
 */
export class FirstPictures {
  readonly #lists = new Map<string, string[]>();

  /**
   * Whether a piece may be put into `sections` as well: they have not lately shown the picture that is best for the
   * lists it is in anyway.
   */
  fit(pictures: readonly Picture[], lists: readonly string[], sections: readonly string[]): boolean {
    const [best] = this.#byRest(pictures, [lists, sections]);
    return best === undefined || this.#restedFor(best, sections) === distance;
  }

  /**
   * The pictures with that one first which was seen longest ago, and notes that the lists now show it. Lists of the
   * first tier count before those of the second, and so on; among several unseen pictures it is the first.
   */
  choose(pictures: readonly Picture[], tiers: readonly (readonly string[])[]): readonly Picture[] {
    const [first] = this.#byRest(pictures, tiers);
    if (first === undefined) return pictures;
    for (const list of tiers.flat()) {
      const lately = this.#latest(list);
      lately.push(first.key);
      if (lately.length >= distance) lately.shift();
    }
    return [first, ...pictures.filter((picture) => picture !== first)];
  }

  #byRest(pictures: readonly Picture[], tiers: readonly (readonly string[])[]): readonly Picture[] {
    return pictures.filter(standsForPiece).toSorted((one, other) => {
      for (const lists of tiers) {
        const longer = this.#restedFor(other, lists) - this.#restedFor(one, lists);
        if (longer !== 0) return longer;
      }
      return 0;
    });
  }

  /** How many pieces ago one of the lists has last shown it; `distance` when none remembers. */
  #restedFor({ key }: Picture, lists: readonly string[]): number {
    const rests = lists.map((list) => {
      const lately = this.#latest(list);
      const index = lately.lastIndexOf(key);
      return index === -1 ? distance : lately.length - index;
    });
    return Math.min(distance, ...rests);
  }

  #latest(list: string): string[] {
    const lately = this.#lists.get(list) ?? [];
    this.#lists.set(list, lately);
    return lately;
  }
}
