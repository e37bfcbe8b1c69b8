import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedCopies } from './scripts/compressed-copies.ts';

/** The back office, built by itself, so that nothing of it can reach a page of the shop. */
export default defineConfig({
  plugins: [react(), compressedCopies()],
  publicDir: false,
  base: '/admin/',
  build: {
    outDir: 'build/admin',
    manifest: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { input: 'src/admin/main.tsx' },
  },
});
