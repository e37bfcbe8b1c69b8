import { sql } from 'kysely';
import { queries } from '../../../platform/db/db.ts';
import { escapeHtml } from '../../../platform/html/escape-html.ts';
import { longestGoodsHtml, longestGoodsTitle } from '../../../shared/limits.ts';
import type { GoodsKind, GoodsText, GoodsTextField } from '../../../shared/pieces/goods-texts.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { firstLetters } from '../../../shared/text/typed-text.ts';
import { plainText } from '../../../shared/text/plain-text.ts';
import type { GoodsTextOf } from '../domain/goods-text-table.ts';
import type { TranslationFailure } from '../domain/translator.ts';
import type { CatalogueTables, GoodsTextsRow } from '../infrastructure/catalogue.tables.ts';
import type { StaffDependencies } from './catalogue-dependencies.ts';
import { cleanedText } from './goods-texts.ts';

/**
 * A machine's translation of a German text, for staff to correct and save. Nothing is stored, and nothing is asked of
 * the service inside a transaction.
 * @returns null if there is no German text
 * @throws RightMissing without `catalogue:write`
 */
export async function suggestGoodsText(
  { db, translator }: Pick<StaffDependencies, 'db' | 'translator'>,
  { kind, id, language }: GoodsTextOf,
  field: GoodsTextField,
  actor: Actor,
): Promise<
  Result<string | null, TranslationFailure | { readonly code: 'record-not-found' | 'translation-off' }>
> {
  requireRight(actor, 'catalogue:write');
  if (translator === null) return fail({ code: 'translation-off' });
  const { rows } = await sql<Pick<GoodsTextsRow, 'name' | 'german_html' | 'german_condition'>>`
    select name, german_html, german_condition from goods_texts
    where kind = ${kind} and id = ${id} and language = ${language}
  `.execute(queries<CatalogueTables>(db));
  const row = rows[0];
  if (row === undefined) return fail({ code: 'record-not-found' });
  const german = germanToSend(row)[field];
  if (german === null) return ok(null);
  const answer = await translator.translate([german], language);
  if (!answer.ok) return answer;
  const [text = ''] = answer.value;
  const clean = asTranslation(kind, field, text);
  return clean === null ? fail({ code: 'translation-unreadable' }) : ok(clean);
}

/** Titles are no HTML, but are sent as such. */
export const germanToSend = (
  row: Pick<GoodsTextsRow, 'name' | 'german_html' | 'german_condition'>,
): GoodsText => ({
  title: escapeHtml(row.name),
  descriptionHtml: row.german_html,
  conditionText: row.german_condition,
});

/** A service's answer as the shop stores and shows it; null if nothing of it can be shown. */
export function asTranslation(kind: GoodsKind, field: GoodsTextField, answer: string): string | null {
  const none = { title: null, descriptionHtml: null, conditionText: null };
  const said =
    field === 'title' ? firstLetters(plainText(answer, longestGoodsHtml), longestGoodsTitle) : answer;
  const clean = cleanedText({ kind }, { ...none, [field]: said })[field];
  return clean === null || clean.length > longestGoodsHtml ? null : clean;
}
