import type { z } from 'zod';
import { finding } from '../../shared/messages/message.ts';
import { linksLost } from '../../shared/text/link-address.ts';

/** Refuses a formatted text with a link that would be lost, and says which. */
export function checkLinks(html: string | null | undefined, context: z.core.$RefinementCtx): void {
  const [address] = linksLost(html ?? '');
  if (address !== undefined) {
    context.addIssue({ code: 'custom', ...finding('link-leads-nowhere', { address }) });
  }
}
