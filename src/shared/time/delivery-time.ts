/** How many weeks a delivery takes at most (spec 9). */
export const deliveryWeeks = { berlin: 1, germany: 3, europe: 5 } as const;
