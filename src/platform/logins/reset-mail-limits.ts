/** Mails with a link to set a password that somebody has been sent, or their like. */
export interface ResetMails {
  readonly inLastHour: number;
  /** Asked for from the same network since yesterday. */
  readonly fromClientToday: number;
  /** Whether a link of theirs was not used and can still be followed. */
  readonly hasOpenLink: boolean;
}

const mostInAnHour = 3;
const mostFromClientInADay = 5;

/**
 * Whether one more is sent. Anybody may ask for anybody, so mailboxes must not be flooded; and the link is the way back
 * in for who is locked out, so asking for it must not use it up: it is refused only while the mailbox has one that works.
 */
export function maySendReset({ inLastHour, fromClientToday, hasOpenLink }: ResetMails): boolean {
  return !hasOpenLink || (inLastHour < mostInAnHour && fromClientToday < mostFromClientInADay);
}
