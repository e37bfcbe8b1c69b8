import { fail, ok, type Result } from '../../../shared/result.ts';
import { appendEvent, lockByUnsubscribeToken, setState } from '../infrastructure/stored-subscription.ts';
import type { NewsletterDependencies } from './newsletter-dependencies.ts';

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
