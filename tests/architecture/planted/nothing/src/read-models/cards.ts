export type { Thing } from '../modules/catalogue/infrastructure/catalogue.tables.ts';
export { thing } from '../modules/catalogue/index.ts';
