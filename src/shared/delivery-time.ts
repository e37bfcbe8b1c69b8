/** Within how many weeks a delivery arrives (spec 9). */
export const deliveryWeeks = { berlin: 1, germany: 3, europe: 5 } as const;
