import type { ColumnType, Generated } from 'kysely';
import type { LinkKind } from '../domain/staff-session-rules.ts';
import type { StaffRole } from '../../../shared/staff/staff-roles.ts';

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
    proved_at: Date | null;
    challenge: Generated<string | null>;
    challenge_ends_at: Generated<Date | null>;
    id: string;
    device: string;
    last_used_at: Date | null;
  };
  staff_links: {
    token_hash: string;
    staff_id: string;
    kind: LinkKind;
    /** The client that asked for it, hashed like the clients of login attempts; empty for invitations. */
    client_key: Generated<string>;
    removes_second_factor: Generated<boolean>;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  staff_authenticators: {
    staff_id: string;
    sealed_secret: Generated<string | null>;
    sealed_next: string | null;
    next_since: Date | null;
    last_step: Generated<number>;
  };
  staff_recovery_codes: { code_hash: string; staff_id: string; used_at: Date | null };
  staff_passkeys: {
    id: string;
    staff_id: string;
    public_key: string;
    /** Some drivers return bigint as text. */
    counter: ColumnType<number | string, number, number>;
    transports: string;
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  staff_login_steps: {
    token_hash: string;
    staff_id: string | null;
    challenge: string | null;
    expires_at: Date;
  };
  login_rules: {
    only_one: Generated<boolean>;
    refunds_need_password_above_cents: Generated<number>;
    version: Generated<number>;
  };
  staff_value_moved: {
    staff_id: string;
    day: string;
    cents: number;
  };
}
