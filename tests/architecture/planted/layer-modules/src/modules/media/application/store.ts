export type { Thing } from '../../../read-models/cards.ts';
