/** Nothing is said in other words than prescribed. */
export const worded = (text: string): string => text;
