import { type Letterhead, mailText } from '../render-mail.ts';
import { mailSchema, type Mail } from '../mail.ts';

export const testLetterhead: Letterhead = {
  language: 'de',
  shopName: 'WMK',
  shopAddress: 'https://wmk.example',
  greeting: 'Guten Tag',
  closing: 'Viele Grüße',
  imprint: ['WMK Muster GmbH', 'Musterstraße 1, 10115 Berlin'],
};

/** An ordered mail as its reader sees it. */
export function textOf(mail: Mail): string {
  return mailText(mailSchema.parse(mail), testLetterhead);
}
