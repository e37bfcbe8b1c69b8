import { type Tx, lockTexts } from '../../../platform/db/db.ts';
import { clientKeys } from '../../../platform/http/client-keys.ts';
import { orderMail } from '../../../platform/mail/order-mail.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { defaultLanguage, type Language } from '../../../shared/text/language.ts';
import {
  appendHistory,
  lockOrder,
  orderNumber,
  orderNumberIn,
  type OrderFacts,
} from '../../ordering/index.ts';
import { declarationLimits, fitsOrder, type Declaration } from '../domain/declaration.ts';
import { declaredOfLate } from '../infrastructure/declared-of-late.ts';
import { insertDeclaration, sameDeclaration } from '../infrastructure/stored-declaration.ts';
import { noticeMail, receiptMail } from './declaration-mails.ts';
import type { DeclarationsDependencies } from './declarations-dependencies.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';

/** That a declaration has been received: it says the same whether or not there is such an order. */
export interface DeclarationReceipt {
  readonly receivedAt: Date;
  readonly declaration: Declaration;
  /** Whether it goes out by mail as well. */
  readonly mailed: boolean;
}

interface TooManyDeclarations {
  readonly code: 'too-many-declarations';
}

/**
 * Receives a withdrawal (§ 356a BGB) or the end of a contract (§ 312k BGB), from whom it may come and about whatever
 * contract it may be, and confirms it at once with date and time. Nothing is decided here: staff answer it, and are told
 * by mail.
 * The same declaration again is the same receipt.
 * An order obeys only those that come from its customer's address, until staff accept others; its history shows those
 * with the customer's name as well.
 * @param client the network address it comes from
 * @param language of the receipt
 */
export async function declare(
  deps: DeclarationsDependencies,
  declaration: Declaration,
  client: string,
  language: Language = defaultLanguage,
): Promise<Result<DeclarationReceipt, TooManyDeclarations>> {
  const receivedAt = deps.now();
  const shopEmail = await deps.shopEmail();
  const keys = {
    content: hashOf(JSON.stringify(declaration)),
    client: await clientKeys(deps.db, 'declaration', client),
    email: hashOf(`email ${emailKeyOf(declaration.email)}`),
  };
  return deps.db.transaction(async (tx): Promise<Result<DeclarationReceipt, TooManyDeclarations>> => {
    await lockTexts(tx, [keys.content, keys.email, ...Object.values(keys.client)]);
    const since = new Date(receivedAt.getTime() - declarationLimits.sameWithinMs);
    const same = await sameDeclaration(tx, keys.content, since);
    if (same !== null) return ok({ receivedAt: same.receivedAt, declaration, mailed: same.mailed });
    const late = await declaredOfLate(tx, keys, receivedAt);
    const { perClientAnHour, perSiteAnHour, perBlockAnHour } = declarationLimits;
    const isTooMany =
      late.byClient >= perClientAnHour || late.bySite >= perSiteAnHour || late.byBlock >= perBlockAnHour;
    if (deps.isLimited && isTooMany) return fail({ code: 'too-many-declarations' });
    const mailed = late.mailsToAddress < declarationLimits.mailsPerAddressADay;
    const id = deps.newId();
    const order = await orderNamed(tx, declaration.contract);
    const orderId = order?.id ?? null;
    const fits = order !== null && fitsOrder(declaration, order.customer);
    await insertDeclaration(tx, { id, receivedAt, declaration, orderId, mailed, fitsOrder: fits }, keys);
    // Numbers of orders can be guessed: what a stranger declares is for staff to see, not for the customer.
    if (order !== null && fits) {
      const type = declaration.kind === 'withdrawal' ? 'withdrawal-received' : 'ending-received';
      const event = { type, at: receivedAt, declarationId: id } as const;
      await appendHistory(tx, order.id, 'visitor', [event]);
    }
    const repeats = !deps.isLimited || late.mailsToAll < declarationLimits.fullReceiptsAnHour;
    const number = order === null ? null : orderNumber(order.number);
    const notice = { to: shopEmail, order: number, fits, publicUrl: deps.publicUrl };
    await orderMail(tx, () => noticeMail(declaration, receivedAt, notice), receivedAt);
    if (mailed)
      await orderMail(tx, () => receiptMail(declaration, receivedAt, language, repeats), receivedAt);
    return ok({ receivedAt, declaration, mailed });
  });
}

/** The order with this number, locked; null without such an order, or where the contract is described in another way. */
async function orderNamed(tx: Tx, contract: string): Promise<OrderFacts | null> {
  const number = orderNumberIn(contract);
  if (number === null) return null;
  return lockOrder(tx, { number }, null);
}
