import { queries, type Db } from '../../../platform/db/db.ts';
import type { ConsentDecisions } from '../../../shared/consent.ts';
import type { ConsentTables } from '../infrastructure/consent.tables.ts';

/** What somebody decided, and the wording they saw. */
export interface Decision {
  /** A random number known only to the visitor's browser. */
  readonly subject: string;
  readonly textVersion: string;
  readonly language: string;
  readonly decisions: ConsentDecisions;
}

/** Stores the proof (Art. 7 (1) GDPR). Records are never changed: withdrawing consent adds another one. */
export async function recordConsent(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  { subject, textVersion, language, decisions }: Decision,
): Promise<void> {
  await queries<ConsentTables>(db)
    .insertInto('consent_records')
    .values({ subject, at: now(), text_version: textVersion, language, decisions: JSON.stringify(decisions) })
    .execute();
}
