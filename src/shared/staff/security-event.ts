/** The events of the security log. The back office has German words for each, and `/metrics` counts each. */
export const securityEventKinds = [
  'login',
  'login-failed',
  /** Not even checked: too many attempts came before it. */
  'login-refused',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-passed',
  'second-factor-failed',
  'recovery-code-used',
  /** For the passkeys of customers. */
  'passkey-added',
  'passkey-removed',
  'password-changed',
  'email-changed',
  'logged-out-everywhere',
  'limit-reached',
  'right-missing',
  'origin-refused',
  'webhook-refused',
  /** A provider's answer or webhook is of its other mode: test money where real money is taken, or the other way round. */
  'payment-of-other-mode',
  /** Personal data left the shop as a file. */
  'data-exported',
  /** The range with what was paid for it left the shop as a file. */
  'goods-exported',
  /** Somebody read data that is kept only because the law demands it (Art. 18 GDPR). */
  'restricted-opened',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** The kinds of accounts that an event may be about. */
export const securitySides = ['staff', 'customer'] as const;
export type SecuritySide = (typeof securitySides)[number];

/** Reasons for an owner to look at the security log today. */
export const securityAlarms = [
  'staff-guessed',
  'staff-guessed-in',
  'second-factor-guessed',
  'many-accounts-tried',
  'webhooks-forged',
  'other-payment-mode',
  'many-restricted-opened',
  'rights-tried',
] as const;
export type SecurityAlarm = (typeof securityAlarms)[number];
