import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Engine } from '../embedded/protocol.ts';

let compiled: Promise<Engine> | undefined;

/**
 * PGlite, compiled once for all databases of this process. Compiling takes half of the time a test file would spend on
 * its own.
 */
export function embeddedEngine(): Promise<Engine> {
  compiled ??= compile();
  return compiled;
}

async function compile(): Promise<Engine> {
  const program = async (name: string): Promise<WebAssembly.Module> =>
    WebAssembly.compile(
      await readFile(fileURLToPath(import.meta.resolve(`@electric-sql/pglite/${name}.wasm`))),
    );
  return { pgliteWasmModule: await program('pglite'), initdbWasmModule: await program('initdb') };
}
