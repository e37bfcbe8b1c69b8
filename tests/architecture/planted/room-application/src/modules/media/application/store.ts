export type { Thing } from '../http/media.schemas.ts';
