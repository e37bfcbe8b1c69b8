import type { ColumnType } from 'kysely';

export interface SentMailsTables {
  sent_mails: {
    id: string;
    about: string;
    about_id: string;
    recipient: string;
    subject: string;
    mail: ColumnType<unknown, string, string>;
    ordered_at: Date;
    sent_at: Date | null;
  };
}
