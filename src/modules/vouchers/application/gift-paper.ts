import { writeAudit } from '../../../platform/audit/audit.ts';
import { madeInThread } from '../../../platform/documents/made-in-thread.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { addressIn } from '../../../shared/text/language.ts';
import { whyNoGift, type GiftDesign } from '../domain/gift-voucher.ts';
import type { GiftPaper } from '../infrastructure/gift-paper/gift-pdf.ts';
import { readGift } from '../infrastructure/stored-gift.ts';
import type { VouchersDependencies } from './create-vouchers.ts';
import { giftHashOf } from './redeem-gift.ts';
import type { VoucherRefused } from './redeem.ts';

/** What staff choose for a printed gift voucher. */
export interface GiftPaperWish {
  readonly code: string;
  readonly language: 'de' | 'en';
  readonly design: GiftDesign;
  readonly recipient: string | null;
  readonly greeting: string | null;
}

/**
 * A gift voucher to print, as PDF. It can only be made by whoever has the code, which the shop does not keep; and it
 * says what is left on it, not what it once was worth.
 * @throws RightMissing
 */
export async function printGift(
  deps: VouchersDependencies,
  wish: GiftPaperWish,
  actor: Actor,
): Promise<Result<{ readonly name: string; readonly bytes: Uint8Array }, VoucherRefused>> {
  requireRight(actor, 'vouchers:write');
  const { db, now: clock } = deps;
  const now = clock();
  const codeHash = giftHashOf(wish.code);
  const gift = codeHash === null ? null : await readGift(db, { codeHash });
  if (gift === null) return fail({ code: 'voucher-refused', reason: { code: 'voucher-unknown' } });
  const barred = gift.balanceCents === 0 ? ({ code: 'gift-voucher-empty' } as const) : whyNoGift(gift, now);
  if (barred !== null) return fail({ code: 'voucher-refused', reason: barred });
  const paper = await paperOf(deps, wish, gift);
  const bytes = await madeInThread(
    new URL('../infrastructure/gift-paper/gift-worker.ts', import.meta.url),
    paper,
  );
  const entry = { action: 'export', entity: 'gift-vouchers', entityId: gift.id } as const;
  await db.transaction((tx) => writeAudit(tx, actor, { ...entry, before: null, after: null }, now));
  return ok({ name: words[wish.language].file, bytes });
}

async function paperOf(
  { publicUrl, company }: VouchersDependencies,
  { code, language, design, recipient, greeting }: GiftPaperWish,
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
    ...{ language, design, title, shopName, recipient, greeting, codeLabel, scan, terms },
    issuer: `${firm}, ${street}, ${postalCode} ${city} · ${publicUrl.replace(/^https?:\/\//, '')}`,
    amount: euros.format(balanceCents / 100),
    code: code.trim().toUpperCase(),
    link: `${page}#code=${encodeURIComponent(code.trim())}`,
    validUntil: validUntil(day.format(new Date(lastDay))),
  };
}

const words = {
  de: {
    locale: 'de-DE',
    file: 'Geschenkgutschein.pdf',
    title: 'Geschenkgutschein',
    codeLabel: 'Code',
    scan: 'Mit dem Telefon gelesen, führt das Bild zum Guthaben.',
    validUntil: (day: string) => `Einlösbar bis zum ${day}`,
    terms:
      'Einlösbar im Shop und in unseren Geschäften, auch in Teilen; was übrig ist, bleibt als Guthaben. Der Gutschein darf weitergegeben werden. Er wird nicht ausgezahlt und kauft keinen Geschenkgutschein. Es gelten unsere AGB. Wer den Code kennt, kann ihn einlösen: Bitte verwahren Sie ihn wie Bargeld.',
  },
  en: {
    locale: 'en-GB',
    file: 'gift-voucher.pdf',
    title: 'Gift voucher',
    codeLabel: 'Code',
    scan: 'Scan the picture with a phone to see the balance.',
    validUntil: (day: string) => `Can be redeemed until ${day}`,
    terms:
      'Can be redeemed online and in our shops, all at once or in parts; what is left stays on it. It may be passed on. It cannot be paid out and does not buy a gift voucher. Our terms apply. Anyone who knows the code can redeem it, so please keep it like cash.',
  },
} as const;
