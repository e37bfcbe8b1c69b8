import { orderMail } from '../../../platform/mail/mail.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { addressIn, type Language } from '../../../shared/language.ts';
import { dayMs } from '../../../shared/durations.ts';
import { decideRequest, emailKeyOf } from '../domain/subscription.ts';
import { appendEvent, linksSince, lockAddress, setState } from '../infrastructure/stored-subscription.ts';
import { confirmMail } from './newsletter-mails.ts';
import type { NewsletterDependencies } from './newsletter-dependencies.ts';

export interface SubscribeRequest {
  readonly email: string;
  readonly source: 'form' | 'checkout';
  /** The version of the text beside the field or box; part of the proof. */
  readonly formVersion: string;
  readonly ip: string;
  /** The language of the confirmation mail. */
  readonly language: Language;
}

/**
 * Somebody wants the newsletter: a mail asks whether the address's owner does. The answer is always the same, so it
 * does not reveal whether an address is known.
 */
export async function subscribe(deps: NewsletterDependencies, request: SubscribeRequest): Promise<void> {
  const now = deps.now();
  const { language } = request;
  const email = request.email.trim();
  const token = deps.newSecret();
  const fresh = {
    id: deps.newId(),
    email,
    emailKey: emailKeyOf(email),
    unsubscribeToken: deps.newSecret(),
  };
  await deps.db.transaction(async (tx) => {
    const { stored, isNew } = await lockAddress(tx, fresh, now);
    const sent = await linksSince(tx, stored.id, new Date(now.getTime() - dayMs));
    const asks = decideRequest(isNew ? null : stored, sent, now).kind === 'ask-by-mail';
    await appendEvent(tx, {
      subscription_id: stored.id,
      kind: 'requested',
      at: now,
      ip: request.ip,
      source: request.source,
      form_version: request.formVersion,
      confirm_token_hash: asks ? hashOf(token) : null,
    });
    if (!asks) return;
    if (stored.state === 'pending') await setState(tx, stored.id, { requested_at: now });
    // Sent to the address as it was first entered: another spelling of it is the same mailbox.
    await orderMail(
      tx,
      confirmMail(
        { email: stored.email, language },
        `${deps.publicUrl}${addressIn(language, '/newsletter/bestaetigen')}?token=${token}`,
      ),
      now,
    );
  });
}
