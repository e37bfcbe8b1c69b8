/** Spec 9: the most pieces in one enquiry, and the most pictures of each. */
export const piecesPerEnquiry = 3;
export const imagesPerPiece = 4;
