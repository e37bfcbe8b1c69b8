import { build, createBuilder } from 'vite';

// Builds the pages for the browser and for the server, and the back office; `scripts/prepare.mjs` decides when.
process.env['NODE_ENV'] = 'production';
const builder = await createBuilder({ logLevel: 'warn' });
await builder.buildApp();
await build({ configFile: 'vite.admin.config.ts', logLevel: 'warn' });
