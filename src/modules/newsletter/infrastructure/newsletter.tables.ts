import type { Generated } from 'kysely';

export interface NewsletterTables {
  newsletter_subscriptions: {
    id: string;
    email: string;
    email_key: string;
    state: 'pending' | 'active' | 'ended';
    requested_at: Date;
    confirmed_at: Date | null;
    ended_at: Date | null;
    unsubscribe_token: string;
  };
  newsletter_events: {
    id: Generated<string>;
    subscription_id: string;
    kind: 'requested' | 'confirmed' | 'unsubscribed';
    at: Date;
    ip: string | null;
    source: 'form' | 'checkout' | null;
    form_version: string | null;
    confirm_token_hash: string | null;
  };
}
