import { useGetList } from 'react-admin';
import type { ShopType } from '../../shared/pieces/shop-type.ts';
import { wholeList } from '../data/data-provider.ts';

/** All categories of both lines, by their names: to choose one of them. */
export function useCategories() {
  const { data = [], isPending } = useGetList<{ id: string; name: string; shopType: ShopType }>(
    'categories',
    {
      pagination: wholeList,
      sort: { field: 'name', order: 'ASC' },
    },
  );
  return { categories: data, isPending };
}
