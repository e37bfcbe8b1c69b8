/** The messages between the shop's thread and the embedded database's thread. */
/** PGlite's programs, compiled. */
export interface Engine {
  readonly pgliteWasmModule: WebAssembly.Module;
  readonly initdbWasmModule: WebAssembly.Module;
}

export interface OpenOptions {
  /** Folder of the database; null keeps it in memory. */
  readonly dataDir: string | null;
  /** A dump to start from, made by `dump`. Threads share the contents of a Blob. */
  readonly snapshot: Blob | null;
  /** Shared by many databases in one process; if null, each compiles its own. */
  readonly engine: Engine | null;
}

export type Request =
  | { readonly kind: 'open'; readonly options: OpenOptions }
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'script'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'listen'; readonly channel: string }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' };

/** A database error's fields, since an Error loses custom fields when it is sent between threads. */
export interface DatabaseErrorFields {
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly detail?: string;
  readonly table?: string;
}

export type Reply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly error: DatabaseErrorFields }
  | { readonly id: null; readonly channel: string; readonly payload: string };
