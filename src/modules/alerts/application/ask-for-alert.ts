import { orderMail } from '../../../platform/mail/order-mail.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Language } from '../../../shared/text/language.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { asksByMail, decideConfirm } from '../domain/alert.ts';
import {
  alertsOfAddress,
  appendRequest,
  deleteByStopToken,
  lockAddress,
  lockByLink,
  saveRequest,
  setConfirmed,
} from '../infrastructure/stored-alert.ts';
import { confirmMail } from './alert-mails.ts';
import type { AlertDependencies } from './alerts-dependencies.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';

interface AlertRequest {
  readonly email: string;
  readonly pieceId: string;
  /** The version of the text beside the field; part of the proof. */
  readonly formVersion: string;
  readonly ip: string;
  /** The language of the mails. */
  readonly language: Language;
}

type AskRefusal = { readonly code: 'product-not-found' } | { readonly code: 'piece-available' };

/**
 * Somebody waits for a piece: a mail asks whether the address's owner does. The answer depends on the piece alone, so it
 * does not reveal whether an address is known.
 */
export async function askForAlert(
  deps: AlertDependencies,
  request: AlertRequest,
): Promise<Result<void, AskRefusal>> {
  const now = deps.now();
  const [[piece], availability] = await Promise.all([
    deps.catalogue.purchasablePieces(deps.db, [request.pieceId], now, request.language),
    deps.inventory.availabilityOf(deps.db, [request.pieceId], now),
  ]);
  if (piece === undefined) return fail({ code: 'product-not-found' });
  if ((availability.get(piece.id)?.stockAmt ?? 0) > 0) return fail({ code: 'piece-available' });
  const emailKey = emailKeyOf(request.email);
  const token = deps.newSecret();
  const fresh = {
    id: deps.newId(),
    pieceId: piece.id,
    email: request.email.trim(),
    emailKey,
    language: request.language,
    stopToken: deps.newSecret(),
  };
  await deps.db.transaction(async (tx) => {
    await lockAddress(tx, emailKey);
    const dayAgo = new Date(now.getTime() - dayMs);
    const { alerts, links } = await alertsOfAddress(tx, emailKey, piece.id, dayAgo);
    const known = alerts.find(({ pieceId }) => pieceId === piece.id) ?? null;
    const waiting = alerts.filter(({ state }) => state === 'active').length;
    const asks = asksByMail(known, links, waiting, now);
    // What leads to no mail is not stored either, unless it adds to the proof of what is there.
    if (!asks && known === null) return;
    if (asks) await saveRequest(tx, fresh, now);
    const alert = known ?? fresh;
    await appendRequest(tx, {
      alert_id: alert.id,
      at: now,
      ip: request.ip,
      form_version: request.formVersion,
      confirm_token_hash: asks ? hashOf(token) : null,
    });
    if (!asks) return;
    await orderMail(
      tx,
      () =>
        // The mail goes to the address as it was first entered: another spelling of it is the same mailbox.
        confirmMail(
          deps.publicUrl,
          { ...alert, language: request.language },
          piece.titleInLanguage ?? piece.title,
          token,
        ),
      now,
    );
  });
  return ok(undefined);
}

type ConfirmRefusal = { readonly code: 'mail-link-invalid' } | { readonly code: 'mail-link-expired' };

/** The mailed link was followed: from now on its owner waits. Following it again changes nothing. */
export async function confirmAlert(
  deps: Pick<AlertDependencies, 'db' | 'now'>,
  { token, ip }: { readonly token: string; readonly ip: string },
): Promise<Result<void, ConfirmRefusal>> {
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<void, ConfirmRefusal>> => {
    const found = await lockByLink(tx, hashOf(token));
    if (found === null) return fail({ code: 'mail-link-invalid' });
    switch (decideConfirm(found.alert, found.link, now)) {
      case 'link-invalid':
        return fail({ code: 'mail-link-invalid' });
      case 'link-expired':
        return fail({ code: 'mail-link-expired' });
      case 'has-begun':
        return ok(undefined);
      case 'begins':
    }
    await setConfirmed(tx, found.alert.id, ip, now);
    return ok(undefined);
  });
}

/**
 * Ends and deletes everything that the owner of a mail's link waits for. A link to what is already deleted cannot be
 * told from a damaged one, and a damaged one must not say that it has ended anything.
 */
export async function stopAlerts(
  { db }: Pick<AlertDependencies, 'db'>,
  token: string,
): Promise<Result<void, { readonly code: 'mail-link-invalid' }>> {
  const found = await db.transaction((tx) => deleteByStopToken(tx, token));
  return found ? ok(undefined) : fail({ code: 'mail-link-invalid' });
}
