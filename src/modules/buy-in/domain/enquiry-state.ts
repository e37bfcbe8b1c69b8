/** What staff have made of an enquiry. `read`: somebody says that they are at it; opening an enquiry
 * changes nothing. */
export const enquiryStates = ['new', 'read', 'answered', 'bought', 'declined'] as const;
export type EnquiryState = (typeof enquiryStates)[number];
