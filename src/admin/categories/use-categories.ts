import type { z } from 'zod';
import type { staffCategorySchema } from '../../modules/catalogue/http/admin-categories.schemas.ts';
import { useGetList } from 'react-admin';
import { wholeList } from '../data/data-provider.ts';

/** All categories of both lines, by their names: to choose one of them. */
export function useCategories() {
  const { data = [], isPending } = useGetList<z.output<typeof staffCategorySchema>>('categories', {
    pagination: wholeList,
    sort: { field: 'name', order: 'ASC' },
  });
  return { categories: data, isPending };
}
