import { orderMail } from '../../../platform/mail/mail.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { defaultLanguage, type Language } from '../../../shared/language.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { dayMs, minuteMs } from '../../../shared/durations.ts';
import { shippingRequestsPerDay, type ShippingRequest } from '../domain/shipping-request.ts';
import { addRequest, lockRequester, requestsSince } from '../infrastructure/stored-shipping-request.ts';
import type { ShippingDependencies } from './shipping-dependencies.ts';
import { requestMail, requestReceiptMail } from './shipping-request-mails.ts';

const sameWithinMs = 15 * minuteMs;

export type RequestRefusal = { readonly code: 'too-many-enquiries' };

/**
 * Receives a request for the price of a delivery to a place without rates: it is stored and mailed to the shop, with a
 * receipt to the sender. The same request within a quarter of an hour counts once. Unknown or deleted pieces are left
 * out.
 * @param language of the receipt
 * @returns its number
 */
export async function requestShipping(
  deps: ShippingDependencies,
  request: ShippingRequest,
  language: Language = defaultLanguage,
): Promise<Result<{ readonly number: number }, RequestRefusal>> {
  const now = deps.now();
  const [shopEmail, known] = await Promise.all([
    deps.shopEmail(),
    deps.catalogue.purchasablePieces(
      deps.db,
      request.pieces.map(({ id }) => id),
      now,
    ),
  ]);
  const pieces = request.pieces.flatMap(({ id, quantity }) =>
    known.filter((piece) => piece.id === id).map(({ title }) => ({ id, title, quantity })),
  );
  const requestHash = hashOf(JSON.stringify(request));
  return deps.db.transaction(async (tx): Promise<Result<{ readonly number: number }, RequestRefusal>> => {
    await lockRequester(tx, request.email);
    const earlier = await requestsSince(tx, request.email, new Date(now.getTime() - dayMs));
    const same = earlier.find(
      (one) => one.requestHash === requestHash && now.getTime() - one.receivedAt.getTime() <= sameWithinMs,
    );
    if (same !== undefined) return ok({ number: same.number });
    if (earlier.length >= shippingRequestsPerDay) return fail({ code: 'too-many-enquiries' });
    const number = await addRequest(tx, { ...request, id: deps.newId(), requestHash, pieces }, now);
    await orderMail(tx, requestMail(shopEmail, number, request, pieces), now);
    await orderMail(tx, requestReceiptMail(request.email, number, language), now);
    return ok({ number });
  });
}
