import { mkdir, rm } from 'node:fs/promises';
import { asIfTranslated, startTranslationService } from '../fake-translator.ts';
import { claimsIn } from './pieces.ts';
import { copyShopImage } from './shop-image.ts';

// One of the shops that the browser tests use: the demo catalogue in a fresh folder, on a port of its own.
const folder = process.env['DATA_DIR'];
if (folder === undefined) throw new Error('DATA_DIR says where the test shop keeps its data');
const address = `http://localhost:${process.env['WMK_TEST_PORT']}`;
const claims = claimsIn(address);
await rm(folder, { recursive: true, force: true });
await rm(claims, { recursive: true, force: true });
await mkdir(claims, { recursive: true });
await copyShopImage(folder);
// As slow as a fast service is.
const translations = await startTranslationService(asIfTranslated, { afterMs: 150 });
Object.assign(process.env, {
  TRANSLATION_PROVIDER: 'libretranslate',
  LIBRETRANSLATE_URL: translations.url,
  PORT: process.env['WMK_TEST_PORT'],
  HOST: '127.0.0.1',
  PUBLIC_URL: address,
  ADMIN_EMAIL: 'office@wmk.example',
  ADMIN_PASSWORD: 'Sieben schmale Schränke',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
});
await import('../../src/server/main.ts');
