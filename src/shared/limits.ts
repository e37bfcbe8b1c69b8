// How much the shop takes, whoever sends it: forms say so while it is typed, and schemas refuse more.

/**
 * How long what people say about themselves may be, whatever form asks for it: what one form of the shop has taken, no
 * other may refuse.
 */
export const longestPersonal = {
  firstName: 100,
  lastName: 100,
  /** Both in one field. */
  name: 201,
  company: 200,
  vatId: 30,
  /** With the house number. */
  street: 200,
  /** The second line of an address. */
  apartment: 100,
  postalCode: 20,
  city: 100,
  /** For regions and countries that are typed rather than chosen. */
  region: 100,
  country: 100,
  phone: 40,
  /** RFC 5321, erratum 1690. */
  email: 254,
} as const;

/** How long what people write to the shop may be. */
export const longestMessages = {
  orderNote: 1000,
  contact: 5000,
  priceRequest: 2000,
  /** The part of an order that is withdrawn from. */
  withdrawnPieces: 1000,
  /** Why a contract ends. */
  endingReason: 1000,
} as const;

/** Spec 9: the most pieces in one enquiry, and the most pictures of each. */
export const piecesPerEnquiry = 3;
export const imagesPerPiece = 4;

/** The largest picture that is taken: a phone's best photograph is about 15 MB. */
export const maxPictureMegabytes = 25;

/** How long what is written about a piece that is offered may be. */
export const longestOfPiece = { title: 100, price: 100 } as const;

/** Letters of a piece's title; staff's searches take as many, so that a whole title finds its piece. */
export const longestTitle = 200;

/** A title and another text of goods in a language other than German. */
export const longestGoodsTitle = 160;
export const longestGoodsHtml = 20_000;

/** How long what staff type may be: forms say so, and schemas refuse more. */
export const longestOfStaff = {
  sku: 40,
  variantName: 120,
  /** For the names of rooms too. */
  categoryName: 120,
  reviewer: 120,
  review: 2000,
  pageTitle: 200,
  pageSummary: 400,
  blockTitle: 200,
  linkLabel: 80,
  faqTopic: 120,
  faqAnchor: 80,
  faqQuestion: 300,
  faqAnswer: 5000,
  voucherName: 100,
  /** For the name of a size or a place. */
  rateName: 60,
  postalCodes: 500,
  orderNote: 5000,
  /** Why a step is taken with an order. */
  reason: 500,
  /** How something came back. */
  returnNote: 2000,
  proofReference: 200,
} as const;

/** What visitors search for. */
export const longestQuery = 200;

/**
 * How many characters, as they are read, the texts at the top of every page may have. More would push the page out of
 * sight; the scrolling banner shows its points one after the other.
 */
export const maxAtTheTop = { welcomeText: 300, sliderText: 1000, shopTiming: 300 } as const;

/** How many entries the lists of the office's forms may have: the form offers no more, and REST refuses more. */
export const maxEntries = {
  stores: 10,
  openingHours: 14,
  closedDays: 50,
  socialLinks: 10,
  questions: 200,
  categoriesOfParent: 50,
  variants: 50,
  descriptions: 10,
  palletSizes: 10,
  freightZones: 30,
  places: 100,
} as const;

/** The largest import file of pieces that is accepted. */
export const maxImportBytes = 50 * 1024 * 1024;

/** The largest table of translations that is accepted, and how many rows it may have. */
export const maxTextsBytes = 20 * 1024 * 1024;
export const maxTextRows = 5_000;
