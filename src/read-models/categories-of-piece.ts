import { sql } from 'kysely';
import { mainFirst, type CategoryOfPiece } from '../shared/pieces/main-category.ts';

export interface FoundCategories {
  readonly chosen: string | null;
  readonly all: readonly (CategoryOfPiece & { readonly name: string })[];
}

/** As a column of a query over `pieces p`; `categoriesInOrder` reads it. */
export const categoriesAsJson = sql<FoundCategories>`(
  select json_build_object('chosen', p.main_category_id, 'all', coalesce(json_agg(json_build_object(
    'id', c.id, 'name', c.name, 'place', menu.place,
    'isCampaign', c.id is not distinct from (select data->>'donationCategoryId' from company_data)
  )), '[]'))
  from piece_categories pc join categories c on c.id = pc.category_id
  left join lateral (
    select min(array[parent.position, m.position]) as place
    from parent_category_members m join parent_categories parent on parent.id = m.parent_category_id
    where m.category_id = c.id
  ) menu on true
  where pc.piece_id = p.id
)`;

/** The categories of a piece, the main one first. */
export function categoriesInOrder({ all, chosen }: FoundCategories) {
  return mainFirst(all, chosen).map(({ id, name }) => ({ id, name }));
}
