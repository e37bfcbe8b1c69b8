/** How many entries the lists of the office's forms may have: the form offers no more, and REST refuses more. */
export const mostEntries = {
  stores: 10,
  openingHours: 14,
  closedDays: 50,
  socialLinks: 10,
  questions: 200,
  categoriesOfParent: 50,
  variants: 50,
  palletSizes: 10,
  freightZones: 30,
  places: 100,
} as const;
