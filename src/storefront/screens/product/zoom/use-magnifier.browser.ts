import { useRef, type PointerEvent, type RefObject } from 'react';
import { swipeMeaning } from './zoom-state.browser.ts';

const largest = 4;
const byClick = 2.5;
/** A finger or hand is never quite still. */
const stillPx = 6;
const doubleTapMs = 300;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Magnifies a picture by pinch, click, double tap or key, and moves it while it is magnified. On a picture at full
 * size, gestures turn to another one, or close it.
 */
export function useMagnifier(
  stage: RefObject<HTMLElement | null>,
  image: RefObject<HTMLImageElement | null>,
  { onClose, onTurn }: { readonly onClose: () => void; readonly onTurn: (by: 1 | -1) => void },
) {
  const view = useRef({ scale: 1, x: 0, y: 0 });
  const fingers = useRef(new Map<number, Point>());
  const begun = useRef({ at: { x: 0, y: 0 }, spread: 0, scale: 1, pinched: false });
  const lastTap = useRef(-Infinity);

  const place = (scale: number, x: number, y: number): void => {
    const { current } = image;
    if (current === null) return;
    const clamped = Math.min(largest, Math.max(1, scale));
    // Its edges never come further in than the middle of the screen.
    const reach = (size: number, value: number): number => {
      const limit = (size * (clamped - 1)) / 2;
      return Math.min(limit, Math.max(-limit, value));
    };
    view.current = { scale: clamped, x: reach(current.offsetWidth, x), y: reach(current.offsetHeight, y) };
    const { x: left, y: top } = view.current;
    const transform = clamped === 1 ? '' : `translate(${left}px, ${top}px) scale(${clamped})`;
    current.style.setProperty('transform', transform);
    stage.current?.classList.toggle('is-magnified', clamped > 1);
  };
  const magnify = (by: number): void =>
    place(view.current.scale * by, view.current.x * by, view.current.y * by);

  /** Another picture begins at full size. */
  const reset = (): void => {
    view.current = { scale: 1, x: 0, y: 0 };
    stage.current?.classList.remove('is-magnified');
  };

  const spread = (): number => {
    const [one, other] = [...fingers.current.values()];
    return one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);
  };

  const tapped = (event: PointerEvent): void => {
    if (event.target !== image.current) {
      onClose();
      return;
    }
    const isSecond = event.timeStamp - lastTap.current < doubleTapMs;
    lastTap.current = event.timeStamp;
    if (event.pointerType === 'mouse' || isSecond) magnify(view.current.scale > 1 ? 0 : byClick);
  };

  return {
    magnify,
    reset,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        const first = fingers.current.size === 0;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        begun.current = {
          at: first ? { x: event.clientX, y: event.clientY } : begun.current.at,
          spread: spread(),
          scale: view.current.scale,
          pinched: !first,
        };
      },
      onPointerMove(event: PointerEvent) {
        const before = fingers.current.get(event.pointerId);
        if (before === undefined) return;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const { scale, x, y } = view.current;
        if (fingers.current.size === 2) {
          place((begun.current.scale * spread()) / (begun.current.spread || 1), x, y);
        } else if (scale > 1) {
          place(scale, x + event.clientX - before.x, y + event.clientY - before.y);
        }
      },
      onPointerUp(event: PointerEvent) {
        if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0 || begun.current.pinched) {
          return;
        }
        const dx = event.clientX - begun.current.at.x;
        const dy = event.clientY - begun.current.at.y;
        if (Math.hypot(dx, dy) <= stillPx) {
          tapped(event);
          return;
        }
        if (view.current.scale > 1) return;
        const meaning = swipeMeaning(dx, dy);
        if (meaning === 'close') onClose();
        else if (meaning !== null) onTurn(meaning === 'next' ? 1 : -1);
      },
      onPointerCancel(event: PointerEvent) {
        fingers.current.delete(event.pointerId);
      },
    },
  };
}
