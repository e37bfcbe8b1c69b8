/**
 * The state of an enquiry, set by staff. `read`: somebody is working on it; merely opening an enquiry changes nothing.
 */
export const enquiryStates = ['new', 'read', 'answered', 'bought', 'declined'] as const;
export type EnquiryState = (typeof enquiryStates)[number];
