import { createBuilder } from 'vite';

// Builds the pages for the browser and for the server; `scripts/prepare.mjs` decides when.
process.env['NODE_ENV'] = 'production';
const builder = await createBuilder({ logLevel: 'warn' });
await builder.buildApp();
