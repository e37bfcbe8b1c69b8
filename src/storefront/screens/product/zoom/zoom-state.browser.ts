/** The state of a large picture (spec 4.6): unloaded, loading, loaded, unloading, back to unloaded. */
export type ZoomState = 'unloaded' | 'loading' | 'loaded' | 'unloading';

/**
 * `open`: it is wanted. `arrived`: the picture is here, or is known not to come. `close`, and `gone` when it has left
 * the screen.
 */
export type ZoomEvent = 'open' | 'arrived' | 'close' | 'gone';

const steps: Readonly<Record<ZoomState, Partial<Record<ZoomEvent, ZoomState>>>> = {
  unloaded: { open: 'loading' },
  loading: { arrived: 'loaded', close: 'unloading', open: 'loading' },
  // Another picture is wanted: it has to arrive as well.
  loaded: { close: 'unloading', open: 'loading' },
  unloading: { gone: 'unloaded', open: 'loading' },
};

/** The state after an event; events without a meaning in a state leave it as it is. */
export function zoomStep(state: ZoomState, event: ZoomEvent): ZoomState {
  return steps[state][event] ?? state;
}

/** Spec 9: a vertical swipe of more than 10 px closes. */
const swipeThresholdPx = 10;

/** The meaning of a finger's movement on a picture that is not magnified. */
export function swipeMeaning(dx: number, dy: number): 'close' | 'previous' | 'next' | null {
  if (Math.abs(dy) > swipeThresholdPx && Math.abs(dy) >= Math.abs(dx)) return 'close';
  if (Math.abs(dx) > 4 * swipeThresholdPx) return dx > 0 ? 'previous' : 'next';
  return null;
}
