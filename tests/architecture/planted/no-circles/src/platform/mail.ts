import type { Sent } from './sent-mails.ts';

export type Mail = Sent | string;
