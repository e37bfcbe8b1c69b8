/**
 * A busy machine paints a page before the picture of the one before it has come, and Chromium rejects the transition between
 * them. It has given it to no script by then, so none can catch it; the page is there, without the transition.
 */
export const lateTransition = /^InvalidStateError: Transition was aborted [\w ]+\. Page already revealed/;
