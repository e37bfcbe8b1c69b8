import { addressIn, type Language } from '../../../shared/language.ts';

/** The address of an order's own page, for its mails: a secret, since it needs no login. */
export function orderLink(publicUrl: string, orderId: string, language: Language): string {
  return `${publicUrl}${addressIn(language, `/order-success/${orderId}`)}`;
}
