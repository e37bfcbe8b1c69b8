/** The closed sets of a piece and its units: database, REST, shop and office all ask them here. */

/** Sections of the home page that a piece may appear in (spec: productPlace). */
export const sections = ['highlights', 'sales', 'new'] as const;
export type Section = (typeof sections)[number];

/** How many people carry the piece; 4 and 6 double the delivery fee (spec section 9). */
export const carrierCounts = [2, 4, 6] as const;
export type CarrierCount = (typeof carrierCounts)[number];

/** Whether visitors see it. */
export const pieceStates = ['draft', 'published'] as const;
export type PieceState = (typeof pieceStates)[number];

/**
 * Why a unit is taken: somebody is paying (hold), has bought it (sale) or rents it (rental), or staff block it (in
 * repair, at an exhibition). Holds always end, sales never do.
 */
export const allocationKinds = ['hold', 'sale', 'rental', 'block'] as const;
export type AllocationKind = (typeof allocationKinds)[number];

/** The places of a blocked unit that visitors may read. */
export const blockPlaces = ['showroom', 'workshop'] as const;
export type BlockPlace = (typeof blockPlaces)[number];

/**
 * The place of a unit that is unavailable although it is not sold, those first where visitors can see it. A rental that
 * was not handed over yet has no end.
 */
export const aways = [...blockPlaces, 'elsewhere', 'rented'] as const;
export type Away = (typeof aways)[number];
