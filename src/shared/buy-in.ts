/** Spec 9: the most pieces in one enquiry, and the most pictures of each. */
export const piecesPerEnquiry = 3;
export const imagesPerPiece = 4;

/** The largest picture that is taken: a phone's best photograph is about 15 MB. */
export const mostPictureMegabytes = 25;

/** How long what is written about a piece may be. */
export const longestOfPiece = { title: 100, price: 100 } as const;
