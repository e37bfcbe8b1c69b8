import { orderMail } from '../../../platform/mail/mail.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { addressIn, type Language } from '../../../shared/language.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { decideConfirm } from '../domain/subscription.ts';
import { appendEvent, lockByLink, setState } from '../infrastructure/stored-subscription.ts';
import type { NewsletterDependencies } from './newsletter-dependencies.ts';
import { welcomeMail } from './newsletter-mails.ts';

export type ConfirmRefusal = { readonly code: 'mail-link-invalid' } | { readonly code: 'mail-link-expired' };

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
    const query = `?token=${stored.unsubscribeToken}`;
    await orderMail(
      tx,
      welcomeMail(
        { email: stored.email, language },
        {
          unsubscribe: `${deps.publicUrl}${addressIn(language, '/newsletter/abbestellen')}${query}`,
          oneClick: `${deps.publicUrl}/api/newsletter/unsubscribe${query}`,
        },
      ),
      now,
    );
    return ok(undefined);
  });
}
