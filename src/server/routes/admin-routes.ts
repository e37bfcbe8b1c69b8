import type { FastifyPluginAsync } from 'fastify';
import { adminCategoryRoutes } from '../../modules/catalogue/http/admin-categories.routes.ts';
import { adminGoodsTextRoutes } from '../../modules/catalogue/http/admin-goods-texts.routes.ts';
import { adminImportRoutes } from '../../modules/catalogue/http/admin-imports.routes.ts';
import { adminPieceRoutes } from '../../modules/catalogue/http/admin-pieces.routes.ts';
import { adminTranslationRoutes } from '../../modules/catalogue/http/admin-translations.routes.ts';
import { adminBlockRoutes } from '../../modules/content/http/admin-blocks.routes.ts';
import { adminCompanyRoutes } from '../../modules/content/http/admin-company.routes.ts';
import { adminReviewRoutes } from '../../modules/content/http/admin-reviews.routes.ts';
import { adminTextRoutes } from '../../modules/content/http/admin-texts.routes.ts';
import { adminPictureRoutes } from '../../modules/media/http/admin-pictures.routes.ts';
import { adminOfferRoutes } from '../../modules/enquiries/http/admin-offers.routes.ts';
import { adminQuestionRoutes } from '../../modules/enquiries/http/admin-questions.routes.ts';
import { adminCustomersRoutes } from '../../modules/customers/http/admin-customers.routes.ts';
import { adminNewsletterRoutes } from '../../modules/newsletter/http/admin-newsletter.routes.ts';
import { adminGiftVoucherRoutes } from '../../modules/vouchers/http/admin-gift-vouchers.routes.ts';
import { adminVoucherRoutes } from '../../modules/vouchers/http/admin-vouchers.routes.ts';
import { auditRoutes } from '../../read-models/http/audit.routes.ts';
import { goodsTextReader, goodsTextRoutes } from '../../read-models/http/goods-texts.routes.ts';
import { orderListRoutes } from '../../read-models/http/order-list.routes.ts';
import { unprovedSalesRoutes } from '../../read-models/http/unproved-sales.routes.ts';
import { providerAccountRoutes } from '../../read-models/http/provider-accounts.routes.ts';
import { officeRoutes } from '../../read-models/http/office.routes.ts';
import { adminDeclarationRoutes } from '../../modules/declarations/http/admin-declarations.routes.ts';
import { adminFulfilmentRoutes } from '../../modules/fulfilment/http/admin-fulfilment.routes.ts';
import { exemptionProofRoutes } from '../../modules/fulfilment/http/exemption-proof.routes.ts';
import { adminInvoiceRoutes } from '../../modules/invoicing/http/admin-invoices.routes.ts';
import { adminTaxReturnRoutes } from '../../modules/invoicing/http/admin-tax-returns.routes.ts';
import { adminOpeningRoutes } from '../../modules/opening/http/admin-opening.routes.ts';
import { adminSalesAbroadRoutes } from '../../modules/opening/http/admin-sales-abroad.routes.ts';
import { adminOrderRoutes } from '../../modules/ordering/http/admin-orders.routes.ts';
import { evidenceRoutes } from '../../modules/ordering/http/evidence.routes.ts';
import { providerChecksRoutes } from '../../modules/payments/http/provider-checks.routes.ts';
import { adminShippingRateRoutes } from '../../modules/shipping/http/admin-shipping-rates.routes.ts';
import { securityRoutes } from '../../read-models/http/security.routes.ts';
import { secondFactorRoutes } from '../../modules/staff/http/second-factor.routes.ts';
import { staffLoginRoutes } from '../../modules/staff/http/staff-login.routes.ts';
import { staffRoutes } from '../../modules/staff/http/staff.routes.ts';
import type { Settings } from '../../platform/config/settings.ts';
import { guardStaff } from '../../platform/http/staff-guard.ts';
import { giftVoucherUseRoutes } from '../../read-models/http/gift-voucher-uses.routes.ts';
import { staffPieceReader, staffPieceRoutes } from '../../read-models/http/staff-pieces.routes.ts';
import { showWholeApi } from '../api-description.ts';
import { adminJobRoutes } from './admin-jobs.routes.ts';
import { previewRoutes, textPreviewRoutes } from '../admin/preview.routes.ts';
import { sitePictureRoutes, readSitePictures } from './site-pictures.ts';
import type { Shop } from '../compose.ts';
import type { ShopPages } from '../pages/shop-pages.ts';

/** The back office's calls, below `/api/admin`: only staff get past the guard. */
export function adminRoutes(
  shop: Shop,
  settings: Pick<Settings, 'publicUrl'>,
  pages: ShopPages,
): FastifyPluginAsync {
  return async (admin) => {
    /** As a visitor would be answered there. What fails for another reason than its address is no dead end. */
    const isThere = async (url: string): Promise<boolean> =>
      ![400, 404, 410].includes((await admin.inject({ method: 'GET', url })).statusCode);
    guardStaff(admin, { publicUrl: settings.publicUrl, loginOf: (token) => shop.staff.loginOf(token) });
    await admin.register(staffLoginRoutes(shop.staff, settings));
    await admin.register(secondFactorRoutes(shop.staff, settings));
    showWholeApi(admin);
    await admin.register(staffRoutes(shop.staff));
    await admin.register(adminPictureRoutes(shop.media));
    const readPiece = staffPieceReader(shop);
    await admin.register(staffPieceRoutes(shop, readPiece));
    await admin.register(adminPieceRoutes(shop.pieceOffice, readPiece));
    await admin.register(adminImportRoutes(shop.imports));
    await admin.register(officeRoutes(shop.office));
    await admin.register(adminJobRoutes(shop.db));
    await admin.register(adminCustomersRoutes(shop.customers));
    await admin.register(auditRoutes(shop.office));
    await admin.register(securityRoutes(shop.office, () => shop.securityLog.flush()));
    await admin.register(adminOfferRoutes(shop.enquiries.offers));
    await admin.register(adminQuestionRoutes(shop.enquiries.questions));
    await admin.register(adminNewsletterRoutes(shop.newsletter));
    await admin.register(adminVoucherRoutes(shop.vouchers, { now: shop.clock }));
    await admin.register(adminGiftVoucherRoutes(shop.vouchers, { now: shop.clock }));
    await admin.register(giftVoucherUseRoutes(shop.office));
    await admin.register(adminOpeningRoutes(shop.opening));
    await admin.register(adminSalesAbroadRoutes(shop.opening, shop.ordering.distanceSales));
    const { stripeKey, takesPaypal } = shop.paymentSetup;
    const hasProviders = shop.sandbox === null && (stripeKey !== null || takesPaypal);
    await admin.register(
      providerChecksRoutes(shop.payments, { publicUrl: settings.publicUrl, hasProviders }),
    );
    const readText = goodsTextReader(shop.office);
    await admin.register(goodsTextRoutes(shop.office, readText));
    await admin.register(adminGoodsTextRoutes(shop.pieceOffice, readText));
    await admin.register(adminTranslationRoutes(shop.pieceOffice));
    await admin.register(orderListRoutes(shop.office));
    await admin.register(providerAccountRoutes(shop.office));
    await admin.register(adminOrderRoutes(shop.ordering, { now: shop.clock }));
    await admin.register(evidenceRoutes(shop.ordering));
    const ofOrders = { ordering: shop.ordering, now: shop.clock };
    await admin.register(adminFulfilmentRoutes(shop.fulfilment, ofOrders));
    await admin.register(exemptionProofRoutes(shop.fulfilment, ofOrders));
    await admin.register(adminInvoiceRoutes(shop.invoicing));
    await admin.register(adminTaxReturnRoutes(shop.invoicing));
    await admin.register(unprovedSalesRoutes(shop.office));
    await admin.register(adminDeclarationRoutes(shop.declarations));
    await admin.register(adminShippingRateRoutes(shop.shipping));
    await admin.register(adminTextRoutes(shop.content));
    await admin.register(adminBlockRoutes(shop.content, isThere));
    await admin.register(adminReviewRoutes(shop.content));
    await admin.register(adminCompanyRoutes(shop.content, (actor) => shop.pieceOffice.categories(actor)));
    await admin.register(previewRoutes(pages, shop.reads));
    await admin.register(textPreviewRoutes(pages, shop.content));
    await admin.register(sitePictureRoutes(readSitePictures()));
    await admin.register(adminCategoryRoutes(shop.pieceOffice));
  };
}
