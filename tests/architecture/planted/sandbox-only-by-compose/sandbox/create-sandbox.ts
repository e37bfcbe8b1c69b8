export const thing = 1;
export type Thing = number;
