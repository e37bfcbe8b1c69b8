import type { FastifyPluginAsync } from 'fastify';
import { adminCategoryRoutes } from '../modules/catalogue/http/admin-categories.routes.ts';
import { adminTextRoutes } from '../modules/content/http/admin-texts.routes.ts';
import { adminPictureRoutes } from '../modules/media/http/admin-pictures.routes.ts';
import { adminEnquiryRoutes } from '../modules/buy-in/http/admin-enquiries.routes.ts';
import { adminNewsletterRoutes } from '../modules/newsletter/http/admin-newsletter.routes.ts';
import { officeRoutes } from '../read-models/http/office.routes.ts';
import { adminOrderRoutes } from '../modules/ordering/http/admin-orders.routes.ts';
import { staffLoginRoutes } from '../modules/staff/http/staff-login.routes.ts';
import { staffRoutes } from '../modules/staff/http/staff.routes.ts';
import type { Settings } from '../platform/config/settings.ts';
import { guardStaff } from '../platform/http/staff-guard.ts';
import { adminPieceRoutes } from '../read-models/http/admin-pieces.routes.ts';
import { previewRoutes } from './admin/preview.routes.ts';
import type { Shop } from './compose.ts';
import type { ShopPages } from './pages/shop-pages.ts';

/** The back office's calls, below `/api/admin`: only staff get past the guard. */
export function adminRoutes(
  shop: Shop,
  settings: Pick<Settings, 'publicUrl'>,
  pages: ShopPages,
): FastifyPluginAsync {
  return async (admin) => {
    guardStaff(admin, { publicUrl: settings.publicUrl, loginOf: (token) => shop.staff.loginOf(token) });
    await admin.register(staffLoginRoutes(shop.staff, settings));
    await admin.register(staffRoutes(shop.staff));
    await admin.register(adminPictureRoutes(shop.media));
    await admin.register(adminPieceRoutes(shop));
    await admin.register(officeRoutes(shop.office));
    await admin.register(adminEnquiryRoutes(shop.buyIn));
    await admin.register(adminNewsletterRoutes(shop.newsletter));
    await admin.register(adminOrderRoutes(shop.ordering, { now: shop.clock }));
    await admin.register(adminTextRoutes(shop.content));
    await admin.register(previewRoutes(pages, shop.reads));
    await admin.register(adminCategoryRoutes(shop.pieceOffice));
  };
}
