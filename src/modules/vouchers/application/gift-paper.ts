import { writeAudit } from '../../../platform/audit/audit.ts';
import { madeInThread } from '../../../platform/documents/made-in-thread.ts';
import type { GiftDesign } from '../../../shared/money/gift-vouchers.ts';
import { writtenCode } from '../../../shared/money/voucher-code.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { addressIn, type Language } from '../../../shared/text/language.ts';
import { whyNoGift } from '../domain/gift-voucher.ts';
import type { GiftPaper } from '../infrastructure/gift-paper/gift-pdf.ts';
import { readGift } from '../infrastructure/stored-gift.ts';
import type { VouchersDependencies } from './vouchers-dependencies.ts';
import { giftPaperTexts as words } from './gift-paper-texts.ts';
import { giftHashOf } from './redeem-gift.ts';
import type { VoucherRefused } from './redeem.ts';

/** What staff choose for a printed gift voucher. */
export interface GiftPaperRequest {
  readonly code: string;
  readonly language: Language;
  readonly design: GiftDesign;
  readonly recipient: string | null;
  readonly greeting: string | null;
}

/**
 * A gift voucher to print, as PDF. It can only be made with the code, which the shop does not keep; and it
 * says what is left on it, not what it once was worth.
 * @throws RightMissing
 */
export async function printGift(
  deps: VouchersDependencies,
  request: GiftPaperRequest,
  actor: Actor,
): Promise<Result<{ readonly name: string; readonly bytes: Uint8Array }, VoucherRefused>> {
  requireRight(actor, 'vouchers:write');
  const { db, now: clock } = deps;
  const now = clock();
  const codeHash = giftHashOf(request.code);
  const gift = codeHash === null ? null : await readGift(db, { codeHash });
  if (gift === null) return fail({ code: 'voucher-refused', reason: { code: 'voucher-unknown' } });
  const barred =
    whyNoGift(gift, now) ?? (gift.balanceCents === 0 ? ({ code: 'gift-voucher-spent' } as const) : null);
  if (barred !== null) return fail({ code: 'voucher-refused', reason: barred });
  const printed = await giftPaper(deps, request, gift);
  const entry = { action: 'export', entity: 'gift-vouchers', entityId: gift.id } as const;
  await db.transaction((tx) => writeAudit(tx, actor, { ...entry, before: null, after: null }, now));
  return ok(printed);
}

/** A gift voucher as PDF, for somebody who may have its code. */
export async function giftPaper(
  deps: Pick<VouchersDependencies, 'publicUrl' | 'company'>,
  request: GiftPaperRequest,
  gift: { readonly balanceCents: number; readonly lastDay: string },
): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const bytes = await madeInThread(
    new URL('../infrastructure/gift-paper/gift-worker.ts', import.meta.url),
    await paperOf(deps, request, gift),
  );
  return { name: words[request.language].file, bytes };
}

/** What is printed, in words. */
export async function paperOf(
  { publicUrl, company }: Pick<VouchersDependencies, 'publicUrl' | 'company'>,
  { code, language, design, recipient, greeting }: GiftPaperRequest,
  { balanceCents, lastDay }: { readonly balanceCents: number; readonly lastDay: string },
): Promise<GiftPaper> {
  const { title, codeLabel, scan, validUntil, terms, locale } = words[language];
  const { shopName, firm, street, postalCode, city } = await company();
  const euros = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  // A day of the calendar has no zone.
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const page = `${publicUrl}${addressIn(language, '/gutschein-guthaben')}`;
  return {
    language,
    design,
    title,
    shopName,
    recipient,
    greeting,
    codeLabel,
    scan,
    terms,
    issuer: `${firm}, ${street}, ${postalCode} ${city} · ${publicUrl.replace(/^https?:\/\//, '')}`,
    // The font has no narrow space, which French sets between thousands.
    amount: euros.format(balanceCents / 100).replaceAll('\u202f', '\u00a0'),
    code: writtenCode(code),
    link: `${page}#code=${encodeURIComponent(writtenCode(code))}`,
    validUntil: validUntil(day.format(new Date(lastDay))),
  };
}
