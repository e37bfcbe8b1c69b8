import { orderMail } from '../../../platform/mail/order-mail.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { addressIn, type Language } from '../../../shared/text/language.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { decideRequest, decideConfirm, type SignupSource } from '../domain/subscription.ts';
import {
  appendEvent,
  linksSince,
  lockAddress,
  setState,
  lockByLink,
  lockByUnsubscribeToken,
} from '../infrastructure/stored-subscription.ts';
import type { NewsletterDependencies } from './newsletter-dependencies.ts';
import { confirmMail, welcomeMail } from './newsletter-mails.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';

interface SubscribeRequest {
  readonly email: string;
  readonly source: SignupSource;
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
      () =>
        confirmMail(
          { email: stored.email, language },
          `${deps.publicUrl}${addressIn(language, '/newsletter/bestaetigen')}#token=${token}`,
        ),
      now,
    );
  });
}

type ConfirmRefusal = { readonly code: 'mail-link-invalid' } | { readonly code: 'mail-link-expired' };

/** The mailed link was followed: the subscription begins. Following it again changes nothing. */
export async function confirmSubscription(
  deps: NewsletterDependencies,
  { token, ip, language }: { readonly token: string; readonly ip: string; readonly language: Language },
): Promise<Result<void, ConfirmRefusal>> {
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<void, ConfirmRefusal>> => {
    const found = await lockByLink(tx, hashOf(token));
    if (found === null) return fail({ code: 'mail-link-invalid' });
    const { stored, link } = found;
    switch (decideConfirm(stored, link, now)) {
      case 'link-invalid':
        return fail({ code: 'mail-link-invalid' });
      case 'link-expired':
        return fail({ code: 'mail-link-expired' });
      case 'has-begun':
        return ok(undefined);
      case 'begins':
    }
    await setState(tx, stored.id, { state: 'active', confirmed_at: now, ended_at: null });
    await appendEvent(tx, {
      subscription_id: stored.id,
      kind: 'confirmed',
      at: now,
      ip,
      source: null,
      form_version: null,
      confirm_token_hash: null,
    });
    await orderMail(
      tx,
      () =>
        welcomeMail(
          { email: stored.email, language },
          {
            unsubscribe: `${deps.publicUrl}${addressIn(language, '/newsletter/abbestellen')}#token=${stored.unsubscribeToken}`,
            // A mail program has nothing but this address to send (RFC 8058).
            oneClick: `${deps.publicUrl}/api/newsletter/unsubscribe?token=${stored.unsubscribeToken}`,
          },
        ),
      now,
    );
    return ok(undefined);
  });
}

/** Ends a subscription by the link in any of its mails. Ending it twice makes no difference. */
export async function unsubscribe(
  deps: Pick<NewsletterDependencies, 'db' | 'now'>,
  { token, ip }: { readonly token: string; readonly ip: string },
): Promise<Result<void, { readonly code: 'mail-link-invalid' }>> {
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<void, { readonly code: 'mail-link-invalid' }>> => {
    const stored = await lockByUnsubscribeToken(tx, token);
    if (stored === null) return fail({ code: 'mail-link-invalid' });
    if (stored.state === 'ended') return ok(undefined);
    await setState(tx, stored.id, { state: 'ended', ended_at: now });
    await appendEvent(tx, {
      subscription_id: stored.id,
      kind: 'unsubscribed',
      at: now,
      ip,
      source: null,
      form_version: null,
      confirm_token_hash: null,
    });
    return ok(undefined);
  });
}
