export type { Server } from 'node:http';
