/** Recent mails with a link to set a password, sent to one mailbox. */
export interface ResetMails {
  readonly inLastHour: number;
  /** Requested from the same network since yesterday. */
  readonly fromClientToday: number;
  /** Whether the mailbox has an unused link that still works. */
  readonly hasOpenLink: boolean;
}

const mostInAnHour = 3;
const mostFromClientInADay = 5;

/**
 * Whether one more mail is sent. Anybody may request one for anybody, so mailboxes must not be flooded. But the link is
 * also the way back in for owners who are locked out, so requests by others must not use it up: it is refused only
 * while the mailbox has a link that works.
 */
export function maySendReset({ inLastHour, fromClientToday, hasOpenLink }: ResetMails): boolean {
  return !hasOpenLink || (inLastHour < mostInAnHour && fromClientToday < mostFromClientInADay);
}
