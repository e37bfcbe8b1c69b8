/** What a shop with `WORDING=german` says in German instead (`worded-in-german.ts`); here texts stay as they are. */
export const worded = (text: string): string => text;
