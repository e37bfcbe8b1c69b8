import type { PageRoute } from '../../storefront/page.ts';
import { routes as account } from '../../storefront/screens/account/route.ts';
import { route as buyIn } from '../../storefront/screens/buy-in/route.ts';
import { route as categories } from '../../storefront/screens/categories/route.ts';
import { route as cartReminder } from '../../storefront/screens/cart-reminder/route.ts';
import { route as category } from '../../storefront/screens/category/route.ts';
import { route as checkout } from '../../storefront/screens/checkout/route.ts';
import { route as contact } from '../../storefront/screens/contact/route.ts';
import { route as delivery } from '../../storefront/screens/delivery/route.ts';
import { route as donations } from '../../storefront/screens/donations/route.ts';
import { route as faq } from '../../storefront/screens/faq/route.ts';
import { route as contractEnding } from '../../storefront/screens/contract-ending/route.ts';
import { route as giftBalance } from '../../storefront/screens/gift-balance/route.ts';
import { route as giftPurchase } from '../../storefront/screens/gift-purchase/route.ts';
import { route as home } from '../../storefront/screens/home/route.ts';
import { routes as login } from '../../storefront/screens/login/route.ts';
import { route as newsletter } from '../../storefront/screens/newsletter/route.ts';
import { routes as legal } from '../../storefront/screens/legal/route.ts';
import { routes as information } from '../../storefront/screens/information/route.ts';
import { route as instalments } from '../../storefront/screens/instalments/route.ts';
import { route as orderReview } from '../../storefront/screens/order-review/route.ts';
import { route as orderSuccess } from '../../storefront/screens/order-success/route.ts';
import { route as parentCategory } from '../../storefront/screens/parent-category/route.ts';
import { route as paymentCancelled } from '../../storefront/screens/payment-cancelled/route.ts';
import { route as paymentReturn } from '../../storefront/screens/payment-return/route.ts';
import { route as pieceAlert } from '../../storefront/screens/piece-alert/route.ts';
import { route as privacySettings } from '../../storefront/screens/privacy-settings/route.ts';
import { route as product } from '../../storefront/screens/product/route.ts';
import { route as question } from '../../storefront/screens/question/route.ts';
import { routes as rental } from '../../storefront/screens/rental/route.ts';
import { route as search } from '../../storefront/screens/search/route.ts';
import { routes as sections } from '../../storefront/screens/section/route.ts';
import { route as shopType } from '../../storefront/screens/shop-type/route.ts';
import { route as wishlist } from '../../storefront/screens/wishlist/route.ts';
import { route as withdrawal } from '../../storefront/screens/withdrawal/route.ts';

/** Every page of the shop by its addresses. */
export const storefrontRoutes: readonly PageRoute<unknown>[] = [
  home,
  shopType,
  categories,
  parentCategory,
  category,
  product,
  ...sections,
  search,
  wishlist,
  checkout,
  orderReview,
  orderSuccess,
  paymentReturn,
  paymentCancelled,
  withdrawal,
  contractEnding,
  question,
  newsletter,
  cartReminder,
  pieceAlert,
  ...login,
  ...account,
  ...legal,
  privacySettings,
  giftBalance,
  giftPurchase,
  ...information,
  ...rental,
  delivery,
  instalments,
  donations,
  contact,
  faq,
  buyIn,
];
