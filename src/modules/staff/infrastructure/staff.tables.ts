import type { Generated } from 'kysely';
import type { StaffRole } from '../../../shared/staff-rights.ts';

export interface StaffTables {
  staff: {
    id: string;
    email: string;
    email_key: string;
    name: string;
    role: StaffRole;
    password_hash: string | null;
    must_change_password: Generated<boolean>;
    password_ends_at: Generated<Date | null>;
    created_at: Date;
    logged_in_at: Date | null;
    deactivated_at: Date | null;
  };
  staff_sessions: {
    token_hash: string;
    staff_id: string;
    created_at: Date;
    expires_at: Date;
    ends_at: Date;
  };
  staff_links: {
    token_hash: string;
    staff_id: string;
    kind: 'invitation' | 'reset';
    /** The client that asked for it, hashed like the clients of login attempts; empty for invitations. */
    client_key: Generated<string>;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
}
