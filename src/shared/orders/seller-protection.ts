/** How far PayPal protects the shop if a buyer complains: of everything, of one kind of complaint, or not at all. */
export const sellerProtections = ['full', 'partly', 'none'] as const;
export type SellerProtection = (typeof sellerProtections)[number];
