import type { ColumnType, Generated } from 'kysely';

export interface OutboxTables {
  outbox: {
    id: Generated<string>;
    job_id: Generated<string>;
    job: string;
    /** Empty once the job has been handed over. */
    payload: ColumnType<unknown, string>;
    created_at: Date;
    dispatched_at: ColumnType<Date | null, never, Date>;
  };
}
