/** Before a provider that did not answer, or is busy, is asked for the second time; each later pause is twice as long. */
export const firstPauseMs = 300;
