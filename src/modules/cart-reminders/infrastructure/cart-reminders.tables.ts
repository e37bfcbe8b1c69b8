import type { ColumnType } from 'kysely';
import type { LinkedLine } from '../../../shared/orders/linked-cart.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { ReminderState } from '../domain/reminder.ts';

export interface CartReminderTables {
  cart_reminders: {
    id: string;
    email: string;
    email_key: string;
    language: Language;
    state: ReminderState;
    cart: ColumnType<readonly LinkedLine[] | null, string, null>;
    requested_at: Date;
    request_ip: string;
    form_version: string;
    confirmed_at: Date | null;
    confirm_ip: string | null;
    settled_at: Date | null;
    confirm_token_hash: string;
    stop_token: string;
  };
}
