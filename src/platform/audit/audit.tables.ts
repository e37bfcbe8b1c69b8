import type { Generated } from 'kysely';

export interface AuditTables {
  audit_log: {
    id: Generated<string>;
    at: Date;
    actor_kind: 'staff' | 'system';
    actor_id: string | null;
    actor_name: string;
    action: string;
    entity: string;
    entity_id: string;
    before: unknown;
    after: unknown;
  };
}
