/** Letters of a piece's title; staff's searches take as many, so that a whole title finds its piece. */
export const longestTitle = 200;
