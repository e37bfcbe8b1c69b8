/**
 * A busy machine may paint a page before the previous page's picture has loaded, and Chromium then rejects the
 * transition between them. It has not passed it to any script yet, so none can catch it; the page is there, without the
 * transition.
 */
export const lateTransition = /^InvalidStateError: Transition was aborted [\w ]+\. Page already revealed/;
