export type { Thing } from '../../../modules/catalogue/infrastructure/catalogue.tables.ts';
