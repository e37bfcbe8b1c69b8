import { writeAudit, hasChanged, versionOf, type RecordChanged } from '../../../platform/audit/audit.ts';
import { lockTexts, queries, type Tx } from '../../../platform/db/db.ts';
import { sanitiseHtml } from '../../../platform/html/sanitise-html.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { AuditEntity } from '../../../shared/staff/audit-vocabulary.ts';
import { slugOf } from '../../../shared/text/fold-text.ts';
import { asMessage, type Issue, type Message, type PlainCode } from '../../../shared/messages/message.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { CategoryDraft, ParentCategoryDraft } from '../domain/piece.ts';
import { nameKey } from '../domain/sort-out-import.ts';
import { pieceCounts, readCategories, readParents } from '../infrastructure/stored-categories.ts';
import type { CatalogueTables } from '../infrastructure/catalogue.tables.ts';
import type { StaffDependencies } from './catalogue-dependencies.ts';

type NotFound = { readonly code: 'record-not-found' };
type InvalidCategory = {
  readonly code: 'invalid-category';
  readonly issue: Issue;
};

const invalid = (field: string, problem: Message | PlainCode): InvalidCategory => ({
  code: 'invalid-category',
  issue: { field, ...asMessage(problem) },
});

/** Visitors and tables choose by the name, so no two of a line have the same one; spelling does not matter. */
const isTaken = (
  name: string,
  line: ShopType,
  others: readonly { readonly name: string; readonly line: ShopType }[],
): boolean => others.some((other) => nameKey(other.line, other.name) === nameKey(line, name));

const categoryNames = (all: readonly CategoryDraft[], except: string | null) =>
  all.filter(({ id }) => id !== except).map(({ name, shopType }) => ({ name, line: shopType }));

/** Why a change is refused: also because the version that it is based on was overtaken. */
type ChangeRefusal = NotFound | InvalidCategory | RecordChanged;

interface BasedOn {
  /** The version that was read; left out, whatever is there is replaced. */
  readonly version?: string;
}

export type CategoryChanges = Partial<Omit<CategoryDraft, 'id' | 'shopType'>> & BasedOn;
/** Includes a parent's position among those of its line, counted from 0. */
export type ParentChanges = Partial<Omit<ParentCategoryDraft, 'id' | 'type'>> &
  BasedOn & {
    readonly position?: number;
  };

/**
 * All categories as staff edit them, with the number of pieces in each.
 * @throws RightMissing without `catalogue:read`
 */
export async function categoriesForStaff(deps: StaffDependencies, actor: Actor) {
  requireRight(actor, 'catalogue:read');
  const [categories, counts] = await Promise.all([readCategories(deps.db), pieceCounts(deps.db)]);
  return categories.map((category) => ({
    ...category,
    pieces: counts.get(category.id) ?? 0,
    version: versionOf(category),
  }));
}

/**
 * All parent categories in their order.
 * @throws RightMissing without `catalogue:read`
 */
export async function parentsForStaff(deps: StaffDependencies, actor: Actor) {
  requireRight(actor, 'catalogue:read');
  const parents = await readParents(deps.db);
  return parents.map((parent, position) => ({
    ...parent,
    position,
    version: versionOf({ ...parent, position }),
  }));
}

/** @returns the new category's id, derived from its name. The id is its permanent address. */
export async function createCategory(
  deps: StaffDependencies,
  input: Omit<CategoryDraft, 'id'>,
  actor: Actor,
): Promise<Result<{ readonly id: string }, InvalidCategory>> {
  return change<{ readonly id: string }, InvalidCategory>(deps, actor, async (tx) => {
    const categories = await readCategories(tx);
    const known = new Set(categories.map((category) => category.id));
    const id = slugOf(input.name, 60) || firstFree('kategorie', known);
    if (known.has(id) || isTaken(input.name, input.shopType, categoryNames(categories, null)))
      return fail(invalid('name', 'category-name-taken'));
    const image = await usable(deps, tx, input.image, null);
    if (image === undefined) return fail(invalid('image', 'picture-not-ready'));
    const category = { ...input, id, image };
    await queries<CatalogueTables>(tx)
      .insertInto('categories')
      .values({
        id,
        name: input.name,
        shop_type: input.shopType,
        description_html: clean(input.descriptionHtml),
        image,
      })
      .execute();
    return ok({ value: { id }, entity: 'categories', entityId: id, before: null, after: category });
  });
}

/** 'kategorie-2': an address for a name in letters that addresses do not have, such as Greek ones. */
function firstFree(word: string, taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(`${word}-${number}`)) number += 1;
  return `${word}-${number}`;
}

export async function changeCategory(
  deps: StaffDependencies,
  id: string,
  { version, ...changes }: CategoryChanges,
  actor: Actor,
): Promise<Result<void, ChangeRefusal>> {
  return change<void, ChangeRefusal>(deps, actor, async (tx) => {
    const categories = await readCategories(tx);
    const before = categories.find((category) => category.id === id);
    if (before === undefined) return fail({ code: 'record-not-found' });
    if (hasChanged(before, version)) return fail({ code: 'record-changed' });
    const after = { ...before, ...changes };
    // What has had the name of another one all along keeps it until somebody gives it a new one.
    if (after.name !== before.name && isTaken(after.name, after.shopType, categoryNames(categories, id))) {
      return fail(invalid('name', 'category-name-taken'));
    }
    const image = await usable(deps, tx, after.image, before.image);
    if (image === undefined) return fail(invalid('image', 'picture-not-ready'));
    await queries<CatalogueTables>(tx)
      .updateTable('categories')
      .set({ name: after.name, description_html: clean(after.descriptionHtml), image })
      .where('id', '=', id)
      .execute();
    return ok({ value: undefined, entity: 'categories', entityId: id, before, after });
  });
}

/** Deletes an empty category. */
export async function removeCategory(
  deps: StaffDependencies,
  id: string,
  actor: Actor,
): Promise<Result<void, NotFound | { readonly code: 'category-in-use' }>> {
  return change<void, NotFound | { readonly code: 'category-in-use' }>(deps, actor, async (tx) => {
    const before = (await readCategories(tx)).find((category) => category.id === id);
    if (before === undefined) return fail({ code: 'record-not-found' });
    if (((await pieceCounts(tx)).get(id) ?? 0) > 0) return fail({ code: 'category-in-use' });
    await queries<CatalogueTables>(tx).deleteFrom('categories').where('id', '=', id).execute();
    return ok({ value: undefined, entity: 'categories', entityId: id, before, after: null });
  });
}

/** Changes a parent category: its texts, pictures, categories and their order, and its own position. */
export async function changeParent(
  deps: StaffDependencies,
  id: string,
  { position, version, ...changes }: ParentChanges,
  actor: Actor,
): Promise<Result<void, ChangeRefusal>> {
  return change<void, ChangeRefusal>(deps, actor, async (tx) => {
    const parents = await readParents(tx);
    const before = parents.find((parent) => parent.id === id);
    if (before === undefined) return fail({ code: 'record-not-found' });
    const seen = { ...before, position: parents.indexOf(before) };
    if (hasChanged(seen, version)) return fail({ code: 'record-changed' });
    const after = { ...before, ...changes };
    const others = parents.filter((parent) => parent !== before);
    const names = others.map(({ title, type }) => ({ name: title, line: type }));
    if (after.title !== before.title && isTaken(after.title, after.type, names)) {
      return fail(invalid('title', 'room-name-taken'));
    }
    if (position !== undefined && position > others.length) {
      const params = { from: 0, to: others.length };
      return fail(invalid('position', { code: 'whole-number-out-of-range', params }));
    }
    const known = new Map((await readCategories(tx)).map((category) => [category.id, category.shopType]));
    if (after.subCategoryIds.some((one) => known.get(one) !== before.type)) {
      return fail(invalid('subCategoryIds', 'categories-of-another-line'));
    }
    const images = await usableAll(deps, tx, after.images, before.images);
    if (images === null) return fail(invalid('images', 'some-picture-not-ready'));
    const q = queries<CatalogueTables>(tx);
    await q
      .updateTable('parent_categories')
      .set({ title: after.title, description_html: clean(after.descriptionHtml), images })
      .where('id', '=', id)
      .execute();
    await q.deleteFrom('parent_category_members').where('parent_category_id', '=', id).execute();
    for (const [place, categoryId] of [...new Set(after.subCategoryIds)].entries()) {
      await q
        .insertInto('parent_category_members')
        .values({ parent_category_id: id, category_id: categoryId, position: place })
        .execute();
    }
    if (position !== undefined) await moveParent(tx, parents, id, position);
    const facts = (parent: ParentCategoryDraft, at: number) => ({ ...parent, position: at });
    const place = parents.indexOf(before);
    return ok({
      value: undefined,
      entity: 'parent-categories',
      entityId: id,
      before: facts(before, place),
      after: facts(after, position ?? place),
    });
  });
}

async function moveParent(
  tx: Tx,
  parents: readonly { readonly id: string }[],
  id: string,
  to: number,
): Promise<void> {
  const order = parents.map((parent) => parent.id).filter((one) => one !== id);
  order.splice(to, 0, id);
  for (const [position, one] of order.entries()) {
    await queries<CatalogueTables>(tx)
      .updateTable('parent_categories')
      .set({ position })
      .where('id', '=', one)
      .execute();
  }
}

type Facts = CategoryDraft | (ParentCategoryDraft & { readonly position: number });

type Change<T> = {
  readonly value: T;
  readonly entity: AuditEntity;
  readonly entityId: string;
  readonly before: Facts | null;
  readonly after: Facts | null;
};

/** Makes one change and records it. Afterwards every cached page is stale: menus and footers name categories. */
async function change<T, E extends { readonly code: string }>(
  { db, now, invalidate }: StaffDependencies,
  actor: Actor,
  work: (tx: Tx) => Promise<Result<Change<T>, E>>,
): Promise<Result<T, E>> {
  requireRight(actor, 'catalogue:write');
  return db.transaction(async (tx) => {
    // There are few, and they change seldom: one after the other, so that versions are compared with what is there.
    await lockTexts(tx, ['categories']);
    const done = await work(tx);
    if (!done.ok) return done;
    const { value, entity, entityId, before, after } = done.value;
    const action = before === null ? 'create' : after === null ? 'delete' : 'change';
    await writeAudit(tx, actor, { action, entity, entityId, before, after }, now());
    await invalidate(tx, ['catalogue']);
    return ok(value);
  });
}

const clean = (html: string | null): string | null => (html === null ? null : sanitiseHtml(html));

/** The picture's key if it can be shown, because it was there before or a job has scaled it; otherwise undefined. */
async function usable(
  deps: StaffDependencies,
  tx: Tx,
  key: string | null,
  before: string | null,
): Promise<string | null | undefined> {
  if (key === null || key === before) return key;
  return (await deps.usePictures(tx, [key], deps.now())).length === 1 ? key : undefined;
}

async function usableAll(
  deps: StaffDependencies,
  tx: Tx,
  keys: readonly string[],
  before: readonly string[],
) {
  for (const key of keys) {
    if (!before.includes(key) && (await usable(deps, tx, key, null)) === undefined) return null;
  }
  return [...keys];
}

export type CategoryForStaff = Awaited<ReturnType<typeof categoriesForStaff>>[number];
export type ParentForStaff = Awaited<ReturnType<typeof parentsForStaff>>[number];
