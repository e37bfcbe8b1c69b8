export type { Thing } from '../modules/catalogue/index.ts';
export { thing } from '../modules/catalogue/http/catalogue.schemas.ts';
