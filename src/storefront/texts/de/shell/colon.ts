/** Between a label and what it labels. */
export const colon = ': ';
