import { randomInt } from 'node:crypto';
import { type Db, type Tx, lockTexts } from '../../../../platform/db/db.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { orderMail } from '../../../../platform/mail/order-mail.ts';
import { clientKeys } from '../../../../platform/http/client-keys.ts';
import { hashOf } from '../../../../platform/secrets/secrets.ts';
import { defaultLanguage, type Language } from '../../../../shared/text/language.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { minuteMs } from '../../../../shared/time/durations.ts';
import { isHoldingTooMuch } from '../../../inventory/index.ts';
import {
  addMailboxCode,
  mailboxHistory,
  tryMailboxCode,
  type MailboxKeys,
} from '../../infrastructure/stored-mailbox-code.ts';
import { orderMailTexts } from '../mails/mail-parts.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import { emailKeyOf } from '../../../../shared/text/email.ts';

/** With fewer held units than this nobody is emptying the shelves, however few pieces the shop has. */
const fewHeldUnits = 10;

/** Whether unpaid holds take so much of the shop that strangers must first show who they are. */
export async function isShelfEmptying(
  { inventory }: Pick<OrderingDependencies, 'inventory'>,
  handle: Db | Tx,
  now: Date,
): Promise<boolean> {
  const share = await inventory.shareHeld(handle, now);
  return share.held >= fewHeldUnits && isHoldingTooMuch(share);
}

export const mailboxLimits = {
  /** How long a code can be typed. */
  codeMs: 15 * minuteMs,
  /** There are a million codes: with two in a quarter of an hour, one guess in a hundred thousand is right. */
  triesPerCode: 5,
  /** How long a mailbox counts as proved. */
  provedMs: 120 * minuteMs,
  /** Asked for again sooner, by a reload or a second click, it is the same code. */
  sameCodeMs: minuteMs,
  codesPerEmailAnHour: 6,
  codesPerClientAnHour: 10,
  /** In IPv6, a site is a household or an office (/56), a block what a provider assigns to one customer (/48). */
  codesPerSiteAnHour: 20,
  codesPerBlockAnHour: 40,
} as const;

export type MailboxRefusal = {
  readonly code: 'mailbox-code-needed' | 'mailbox-code-wrong' | 'too-many-mailbox-codes';
};

/** Somebody's claim to a mailbox, and the code that was mailed there, as it was typed. */
interface MailboxClaim {
  readonly email: string;
  readonly checkoutKey: string | null;
  /** As it was typed; null: none yet. */
  readonly code: string | null;
  readonly client: string;
  readonly language: Language | undefined;
}

/**
 * Whether somebody has shown that the mailbox is theirs. Without a code, one is mailed there. A transaction of its own: the
 * checkout that it was for is refused, and the code and its tries stay.
 */
export async function proveMailbox(
  deps: Pick<OrderingDependencies, 'db' | 'newId'>,
  claim: MailboxClaim,
  now: Date,
): Promise<Result<null, MailboxRefusal>> {
  const keys: MailboxKeys = {
    email: hashOfEmail(claim.email),
    checkout: claim.checkoutKey === null ? '' : hashOf(claim.checkoutKey),
    client: await clientKeys(deps.db, 'mailbox', claim.client),
  };
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const refusal = await deps.db.transaction(
    async (tx): Promise<Result<MailboxRefusal['code'] | null, never>> => {
      await lockTexts(
        tx,
        [keys.email, ...Object.values(keys.client)].map((key) => `mailbox ${key}`),
      );
      const { provedMs, sameCodeMs, codeMs, triesPerCode } = mailboxLimits;
      const since = { proved: ago(provedMs), asked: ago(60 * minuteMs), fresh: ago(sameCodeMs) };
      const history = await mailboxHistory(tx, keys, since);
      if (history.isVerified) return ok(null);
      if (claim.code !== null) {
        const typed = { codeHash: codeHash(keys, claim.code), since: ago(codeMs), maxAttempts: triesPerCode };
        return ok((await tryMailboxCode(tx, keys, typed, now)) ? null : 'mailbox-code-wrong');
      }
      if (history.hasFreshCode) return ok('mailbox-code-needed');
      if (
        history.toEmail >= mailboxLimits.codesPerEmailAnHour ||
        history.byClient >= mailboxLimits.codesPerClientAnHour ||
        history.bySite >= mailboxLimits.codesPerSiteAnHour ||
        history.byBlock >= mailboxLimits.codesPerBlockAnHour
      ) {
        return ok('too-many-mailbox-codes');
      }
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await addMailboxCode(tx, { id: deps.newId(), keys, codeHash: codeHash(keys, code) }, now);
      await orderMail(tx, () => codeMail(claim, code), now);
      return ok('mailbox-code-needed');
    },
  );
  if (!refusal.ok || refusal.value === null) return ok(null);
  return fail({ code: refusal.value });
}

/** Spaces are typed, too. */
/** By what an e-mail address is recognised. */
export function hashOfEmail(email: string): string {
  return hashOf(`email ${emailKeyOf(email)}`);
}

function codeHash({ email, checkout }: MailboxKeys, code: string): string {
  return hashOf(`mailbox code ${email} ${checkout} ${code.replace(/\D/g, '')}`);
}

/** Nothing of what was typed but the address: anybody may have typed somebody else's. */
function codeMail({ email, language = defaultLanguage }: MailboxClaim, code: string): Mail {
  const t = orderMailTexts(language);
  return {
    to: email,
    language,
    subject: t.mailboxCodeSubject(code),
    blocks: [
      { kind: 'paragraph', text: t.mailboxCode },
      { kind: 'heading', text: `${code.slice(0, 3)} ${code.slice(3)}` },
      { kind: 'paragraph', text: t.mailboxCodeUntil },
      { kind: 'note', text: t.nothingOrdered },
    ],
  };
}
