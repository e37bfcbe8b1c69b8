/** The largest import file of pieces that is accepted. */
export const mostImportBytes = 50 * 1024 * 1024;
