import type { Tx } from '../../../platform/db/db.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { uploadIdOf } from '../domain/upload-address.ts';
import { giveTo } from '../infrastructure/stored-upload.ts';

/**
 * Gives uploads an owner, so that they are kept. Only addresses of this shop count, each once.
 * @param owner the object that refers to them: 'buy-in:{id}'
 */
export async function claimUploads(
  tx: Tx,
  addresses: readonly string[],
  owner: string,
): Promise<Result<void, { readonly code: 'upload-unknown' }>> {
  const ids = new Set(addresses.map(uploadIdOf));
  if (ids.size === 0) return ok(undefined);
  const known = [...ids].filter((id) => id !== null);
  if (known.length < ids.size || (await giveTo(tx, known, owner)) < ids.size) {
    return fail({ code: 'upload-unknown' });
  }
  return ok(undefined);
}
