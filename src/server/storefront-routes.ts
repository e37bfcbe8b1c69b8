import type { PageRoute } from '../storefront/page.ts';
import { route as categories } from '../storefront/screens/categories/route.ts';
import { route as category } from '../storefront/screens/category/route.ts';
import { route as checkout } from '../storefront/screens/checkout/route.ts';
import { route as home } from '../storefront/screens/home/route.ts';
import { route as orderReview } from '../storefront/screens/order-review/route.ts';
import { route as orderSuccess } from '../storefront/screens/order-success/route.ts';
import { route as parentCategory } from '../storefront/screens/parent-category/route.ts';
import { route as product } from '../storefront/screens/product/route.ts';
import { routes as sections } from '../storefront/screens/section/route.ts';
import { route as shopType } from '../storefront/screens/shop-type/route.ts';

/** Every page of the shop by its addresses. */
export const storefrontRoutes: readonly PageRoute<unknown>[] = [
  home,
  shopType,
  categories,
  parentCategory,
  category,
  product,
  ...sections,
  checkout,
  orderReview,
  orderSuccess,
];
