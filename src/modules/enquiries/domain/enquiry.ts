/** Offers or questions, by the names of their lists: those of offers are called enquiries. */
export type EnquiryKind = 'enquiries' | 'questions';

/** What a list of either may be sorted by. */
export type EnquirySort = 'receivedAt' | 'number';

/**
 * How many of a kind an e-mail address may send per day: each sends a receipt to that address, which may be a
 * stranger's.
 */
export const enquiriesPerDay = 5;
