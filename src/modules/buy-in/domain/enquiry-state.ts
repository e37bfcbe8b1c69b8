/** What staff have made of an enquiry. `read`: somebody has looked, nobody has answered. */
export const enquiryStates = ['new', 'read', 'answered', 'bought', 'declined'] as const;
export type EnquiryState = (typeof enquiryStates)[number];
