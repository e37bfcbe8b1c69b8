/** Where a large picture is on its way (spec 4.6): unloaded, loading, loaded, unloading, back to unloaded. */
export type ZoomState = 'unloaded' | 'loading' | 'loaded' | 'unloading';

/** `open`: it is wanted. `arrived`: the picture is here, or is known not to come. `close`, and `gone` when it has left the screen. */
export type ZoomEvent = 'open' | 'arrived' | 'close' | 'gone';

const steps: Readonly<Record<ZoomState, Partial<Record<ZoomEvent, ZoomState>>>> = {
  unloaded: { open: 'loading' },
  loading: { arrived: 'loaded', close: 'unloading', open: 'loading' },
  // Another picture is wanted: it has to arrive as well.
  loaded: { close: 'unloading', open: 'loading' },
  unloading: { gone: 'unloaded', open: 'loading' },
};

/** The state after an event; events that mean nothing in a state leave it as it is. */
export function zoomStep(state: ZoomState, event: ZoomEvent): ZoomState {
  return steps[state][event] ?? state;
}

/** Spec 9: a vertical swipe of more than 10 px closes. */
const swipeThresholdPx = 10;

/** What a finger that has moved so far on a picture that is not magnified means. */
export function swipeMeaning(dx: number, dy: number): 'close' | 'previous' | 'next' | null {
  if (Math.abs(dy) > swipeThresholdPx && Math.abs(dy) >= Math.abs(dx)) return 'close';
  if (Math.abs(dx) > 4 * swipeThresholdPx) return dx > 0 ? 'previous' : 'next';
  return null;
}
