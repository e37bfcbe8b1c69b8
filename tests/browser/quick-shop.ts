/**
 * Loaded before a shop of the browser tests: it is at their day, and its passwords cost little. A real hash takes a
 * third of a second and 128 MB. At night they are real.
 */
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import '../pictures/fixed-day.ts';

const passwordCost = new URL('../../src/platform/logins/password-cost.ts', import.meta.url);
if (!existsSync(fileURLToPath(passwordCost))) throw new Error(`there is no ${passwordCost.pathname}`);

if (process.env['NIGHT'] !== '1') {
  registerHooks({
    load: (url, context, next) =>
      url === passwordCost.href
        ? {
            format: 'module',
            shortCircuit: true,
            source: 'export const passwordCost = { logN: 4, r: 8, p: 1 };',
          }
        : next(url, context),
  });
}
