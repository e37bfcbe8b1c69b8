/** Spec 9: pieces in an enquiry, and pictures of each. */
export const piecesPerEnquiry = 3;
export const imagesPerPiece = 4;
