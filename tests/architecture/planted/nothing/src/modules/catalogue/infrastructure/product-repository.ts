export type { Thing } from './catalogue.tables.ts';
export type { Kysely } from 'kysely';
