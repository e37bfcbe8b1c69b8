import { hashOf } from '../secrets/secrets.ts';

/** The version of what people may change of a record. Saving names the version that the change was based on. */
export function versionOf(said: object | null): string {
  return hashOf(JSON.stringify(said)).slice(0, 16);
}

/**
 * Whether somebody else has changed the record, which is locked, since it was read.
 * @param basedOn the version that was read; left out by programs that replace whatever is there
 */
export function hasChanged(said: object | null, basedOn: string | undefined): boolean {
  return basedOn !== undefined && basedOn !== versionOf(said);
}

/** Somebody else has changed it since it was read. */
export type RecordChanged = { readonly code: 'record-changed' };
