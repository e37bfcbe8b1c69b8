import { queries, type Db } from '../../../platform/db/db.ts';
import type { ConsentDecisions } from '../../../shared/consent.ts';
import type { ConsentTables } from '../infrastructure/consent.tables.ts';

/** What somebody decided, and on which words. */
export interface Decision {
  /** A random number of the visitor's browser, which alone knows whose it is. */
  readonly subject: string;
  readonly textVersion: string;
  readonly language: string;
  readonly decisions: ConsentDecisions;
}

/** Keeps the proof (Art. 7 (1) GDPR). Nothing is ever changed: taking consent back is another record. */
export async function recordConsent(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  { subject, textVersion, language, decisions }: Decision,
): Promise<void> {
  await queries<ConsentTables>(db)
    .insertInto('consent_records')
    .values({ subject, at: now(), text_version: textVersion, language, decisions: JSON.stringify(decisions) })
    .execute();
}
