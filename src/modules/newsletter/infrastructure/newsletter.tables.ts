import type { Generated } from 'kysely';
import type { ConsentStep, SignupSource, SubscriptionState } from '../domain/subscription.ts';

export interface NewsletterTables {
  newsletter_subscriptions: {
    id: string;
    email: string;
    email_key: string;
    state: SubscriptionState;
    requested_at: Date;
    confirmed_at: Date | null;
    ended_at: Date | null;
    unsubscribe_token: string;
  };
  newsletter_events: {
    id: Generated<string>;
    subscription_id: string;
    kind: ConsentStep;
    at: Date;
    ip: string | null;
    source: SignupSource | null;
    form_version: string | null;
    confirm_token_hash: string | null;
  };
}
