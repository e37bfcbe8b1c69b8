/** The closed sets of „Heute“, the first screen of the office. */

/** Its lists, the most urgent first. */
export const todayLists = [
  'moneyCases',
  'stuckPayments',
  'authorisations',
  'toAccept',
  'transfers',
  'toHandOver',
  'rentalsEnding',
  'refundsDue',
  'moneyToReturn',
  'claimsOverdue',
  'proofsOverdue',
  'unmadeDocuments',
  'declarations',
  'enquiries',
  'questions',
  'toInspect',
  'withoutPurchase',
  'withoutSpeciesPapers',
  'giftVouchers',
] as const;
export type TodayList = (typeof todayLists)[number];

/** `ends`: it can be taken for some days yet. `stuck`: it is asked for and does not come. `ended`: it is lost. */
export const authorisationStates = ['promised', 'ends', 'stuck', 'ended'] as const;
export type AuthorisationState = (typeof authorisationStates)[number];

export const handOvers = ['shipment', 'prepared', 'pickup', 'ready'] as const;
export type HandOver = (typeof handOvers)[number];

/** Legal requirements that the shop does not meet yet. */
export const lacks = ['guarantee-notice'] as const;
export type Lack = (typeof lacks)[number];

/** What staff did to a gift voucher that makes or moves its value. */
export const giftMoves = ['sold', 'replaced', 'extended', 'unblocked'] as const;
export type GiftMove = (typeof giftMoves)[number];

/**
 * How far an order is whose money is to go back. `kept`: nothing has left the shop, so it is simply cancelled; of
 * `part-kept` a part is withdrawn, so it is not. `awaited`: the goods are out, and the shop may wait for them (§ 357 (4)
 * BGB). `partly-here`: some are out, and some that are or may be meant never left the shop, so that it may not. `sent`: there
 * is proof that they are on their way. `back`: something came back and is to be paid for. `partly`: a part of the money was
 * ordered back since. `refunded`: nothing more is owed; the case only needs to be closed. `covered`: all that it means,
 * another withdrawal means as well, and says what is owed. `part-refunded`: money was ordered back for a part whose price
 * only staff can tell. `disputed`: the bank or PayPal holds the money and decides first. `by-bank`: it has given the money
 * back, and only the invoice is to be corrected.
 */
export const returnStates = [
  'kept',
  'part-kept',
  'awaited',
  'partly-here',
  'sent',
  'back',
  'partly',
  'refunded',
  'covered',
  'part-refunded',
  'disputed',
  'by-bank',
] as const;
export type ReturnState = (typeof returnStates)[number];
