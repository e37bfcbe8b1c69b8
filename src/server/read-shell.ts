import type { ShellData } from '../storefront/components/shell/shell-data.ts';
import type { Shop } from './compose.ts';

/** What header and footer show on every page: the menu's categories. */
export async function readShell(shop: Shop): Promise<ShellData> {
  const parents = await shop.reads.parentCategories();
  return {
    renderedAt: shop.clock().toISOString(),
    menu: parents.map((parent) => ({
      id: parent.id,
      title: parent.title,
      type: parent.type,
      categories: parent.subCategories.map((category) => ({ id: category.id, name: category.name })),
    })),
  };
}
