import type { HomeData } from './route.ts';
export type { Thing } from '../../../modules/catalogue/index.ts';
export { thing as schema } from '../../../modules/catalogue/http/catalogue.schemas.ts';
export { thing } from '../../../shared/cents.ts';
export type Page = (data: HomeData) => string;
