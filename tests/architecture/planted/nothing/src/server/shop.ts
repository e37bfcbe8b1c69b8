export type Shop = number;
