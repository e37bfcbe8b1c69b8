import { useEffect, useState } from 'react';
import { askAfterPause } from '../../asking/ask-after-pause.ts';
import type { PieceToDeliver } from '../overlays/overlay-store.ts';
import { askShipping, type Delivery } from './ask-shipping.browser.ts';
import { deliveryAddress, type DeliveryAddress } from './address-store.ts';

/** Spec 3: idle, calculating, result or error. */
export type Calculation =
  | { readonly state: 'idle' }
  | { readonly state: 'calculating' }
  | { readonly state: 'result'; readonly delivery: Delivery }
  | {
      readonly state: 'error';
      readonly message: string;
      readonly isNoPlace: boolean;
      readonly isOnRequest: boolean;
    };

const idle: Calculation = { state: 'idle' };

/** Spec 5: it waits for a pause in typing. */
const pauseMs = 500;

/**
 * The price of delivery to an address: requested 500 ms after the last change, or at once by `calculate`.
 * @param typed null while address, postal code or city is missing: then nothing is requested (spec 5)
 */
export function useDelivery(
  typed: DeliveryAddress | null,
  pieces: readonly PieceToDeliver[],
): { readonly calculation: Calculation; readonly calculate: () => void } {
  // As a text, so that the same address typed again is the same request.
  const asked = typed === null ? null : JSON.stringify([typed, pieces]);
  const [answered, setAnswered] = useState<{ asked: string; calculation: Calculation } | null>(null);
  /** How often the button was pressed, and for which request. */
  const [pressed, setPressed] = useState<{ asked: string | null; times: number }>({ asked: null, times: 0 });
  const times = pressed.asked === asked ? pressed.times : 0;

  useEffect(() => {
    if (asked === null) return undefined;
    return askAfterPause(times === 0 ? pauseMs : 0, async (signal) => {
      setAnswered({ asked, calculation: { state: 'calculating' } });
      const [to, products] = JSON.parse(asked) as [DeliveryAddress, readonly PieceToDeliver[]];
      const answer = await askShipping(to, products, signal);
      if (answer.ok) deliveryAddress.set(to);
      const calculation: Calculation = answer.ok
        ? { state: 'result', delivery: answer.delivery }
        : { ...answer, state: 'error' };
      setAnswered({ asked, calculation });
    });
  }, [asked, times]);

  return {
    calculation: asked !== null && answered?.asked === asked ? answered.calculation : idle,
    calculate: () => setPressed({ asked, times: times + 1 }),
  };
}
