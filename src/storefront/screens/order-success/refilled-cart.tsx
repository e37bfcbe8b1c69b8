import { useCallback, useEffect, useRef, useState } from 'react';
import * as payment from '#texts/paying.ts';
import { restoring } from '#texts/cart-reminder.ts';
import { Button } from '../../components/controls/button.tsx';
import { refillCart } from '../../features/cart/reminder/refill-cart.ts';
import type { Restored } from '../../features/cart/reminder/restore-cart.browser.ts';
import { OpenCart, RestoredPieces } from '../../features/cart/reminder/restored-pieces.tsx';
import type { PlacedOrder } from '../../features/checkout/placing/use-placed-order.ts';

/** The pieces of an order that was just taken back go into the cart again, as many as can be had. */
export function RefilledCart({ lines }: Pick<PlacedOrder, 'lines'>) {
  const [restored, setRestored] = useState<Restored | null>(null);
  const wanted = useRef(lines);
  const refill = useCallback(async (): Promise<void> => {
    setRestored(
      await refillCart(
        wanted.current.map(({ productId, variantId, qty, rentOption, assembly }) => ({
          pieceId: productId,
          variantId,
          quantity: qty,
          rentOption,
          assembly,
        })),
      ),
    );
  }, []);
  useEffect(() => void refill(), [refill]);
  return (
    <div className="mb-12">
      <div role="status">
        {restored === null ? (
          <p>{restoring}</p>
        ) : (
          <RestoredPieces
            restored={restored}
            said={{
              there: payment.backInCart,
              nothing: payment.noneToBeHad,
              unreached: payment.notAllAsked,
            }}
          >
            <Button look="outline" className="mt-4" onClick={() => void refill()}>
              {payment.tryAgain}
            </Button>
          </RestoredPieces>
        )}
      </div>
      {restored !== null && restored.there.length > 0 && (
        <div className="mt-6">
          <OpenCart />
        </div>
      )}
    </div>
  );
}
