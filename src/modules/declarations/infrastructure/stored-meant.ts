import { queries, type Tx } from '../../../platform/db/db.ts';
import type { DeclarationTables } from './declarations.tables.ts';
import type { StoredDeclaration } from './stored-declaration.ts';

/** Notes which pieces a withdrawal means, or that nobody has said so yet. The caller has locked its order. */
export async function saveMeant(tx: Tx, id: string, meant: StoredDeclaration['meant']): Promise<void> {
  const handle = queries<DeclarationTables>(tx);
  await handle.deleteFrom('declared_pieces').where('declaration_id', '=', id).execute();
  await handle
    .updateTable('declarations')
    .set({ meant_at: meant?.at ?? null, meant_by: meant?.by ?? null })
    .where('id', '=', id)
    .execute();
  const pieces = (meant?.pieces ?? []).map((one) => ({ declaration_id: id, ...one }));
  if (pieces.length > 0) await handle.insertInto('declared_pieces').values(pieces).execute();
}
