import type { Generated } from 'kysely';
import type { Alert } from '../domain/alert.ts';
import type { Language } from '../../../shared/text/language.ts';

export interface AlertTables {
  piece_alerts: {
    id: string;
    piece_id: string;
    email: string;
    email_key: string;
    language: Language;
    state: Alert['state'];
    requested_at: Date;
    confirmed_at: Date | null;
    confirmed_ip: string | null;
    sent_at: Date | null;
    stop_token: string;
  };
  piece_alert_requests: {
    id: Generated<string>;
    alert_id: string;
    at: Date;
    ip: string;
    form_version: string;
    confirm_token_hash: string | null;
  };
}
