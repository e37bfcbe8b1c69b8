/** Between a label and what it labels. In French a space that does not break stands before it. */
export const colon = '\u00a0: ';
