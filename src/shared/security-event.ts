/** What the security log knows of. The back office has German words for each, `/metrics` counts each. */
export const securityEventKinds = [
  'login',
  'login-failed',
  /** Not even looked at: too many attempts before it. */
  'login-refused',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-passed',
  'second-factor-failed',
  'recovery-code-used',
  /** Of a customer. */
  'passkey-added',
  'passkey-removed',
  'password-changed',
  'email-changed',
  'limit-reached',
  'right-missing',
  'origin-refused',
  'webhook-refused',
  /** Data of persons left the shop as a file. */
  'data-exported',
  /** What is kept by law alone was read (Art. 18 GDPR). */
  'restricted-opened',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** Why an owner should look at the security log today. */
export const securityAlarms = [
  'staff-guessed',
  'staff-guessed-in',
  'second-factor-guessed',
  'many-accounts-tried',
  'webhooks-forged',
  'many-restricted-opened',
  'rights-tried',
] as const;
export type SecurityAlarm = (typeof securityAlarms)[number];
