import type { ColumnType, GeneratedAlways } from 'kysely';
import type { ConsentDecisions } from '../../../shared/consent.ts';

export interface ConsentTables {
  consent_records: {
    id: GeneratedAlways<string>;
    subject: string;
    at: Date;
    text_version: string;
    language: string;
    decisions: ColumnType<ConsentDecisions, string, never>;
  };
}
