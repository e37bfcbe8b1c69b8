/** How large a file of pieces may be. */
export const mostImportBytes = 50 * 1024 * 1024;
