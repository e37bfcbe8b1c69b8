import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Puts compressed copies beside the scripts, once a build; the server sends those. */
export function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    writeBundle({ dir = '' }, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const file = join(dir, output.fileName);
        writeFileSync(`${file}.br`, brotliCompressSync(output.code));
        writeFileSync(`${file}.gz`, gzipSync(output.code, { level: 9 }));
      }
    },
  };
}
