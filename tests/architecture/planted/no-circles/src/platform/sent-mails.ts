import type { Mail } from './mail.ts';

export interface Sent {
  readonly mail: Mail;
}
