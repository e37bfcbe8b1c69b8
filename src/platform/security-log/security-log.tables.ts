import type { Generated } from 'kysely';

export interface SecurityLogTables {
  security_events: {
    id: Generated<string>;
    at: Date;
    last_at: Date;
    kind: string;
    network: string | null;
    network_key: string | null;
    who: 'staff' | 'customer' | null;
    person_id: string | null;
    count: number;
  };
}
