export { thing, type Thing } from '../shared/cents.ts';
export { hostname } from 'node:os';
