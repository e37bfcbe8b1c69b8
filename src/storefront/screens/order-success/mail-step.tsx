import { useState } from 'react';
import { askShop, type ShopAnswer } from '../../ask-shop.ts';
import { Button } from '../../components/button.tsx';
import type { PlacedOrder } from '../../features/checkout/placed-order.ts';
import { showAlert } from '../../features/overlays/overlay-store.ts';
import * as t from '#texts/success.ts';

/** A guest's order that waits for the mailed link; visitors who came by the link confirm with a click. */
export function MailStep({
  orderId,
  email,
  onAnswer,
}: {
  readonly orderId: string;
  readonly email: string;
  readonly onAnswer: (answer: ShopAnswer<PlacedOrder>) => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const mailToken = new URLSearchParams(location.hash.slice(1)).get('bestaetigen');
  const confirm = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const answer = await askShop<PlacedOrder>(`/checkout/${encodeURIComponent(orderId)}/confirm`, {
      send: { mailToken },
      like: { orderNumber: '', lines: [] },
    });
    setBusy(false);
    if (answer.ok) onAnswer(answer);
    else showAlert(answer.message ?? t.failed);
  };
  return (
    <section className="border-2 border-petrol p-5">
      <h2 className="text-2xl">{t.mailTitle}</h2>
      <p className="mt-2 break-words">{t.mailText(email)}</p>
      {mailToken !== null && (
        <Button className="mt-5" unavailable={isBusy} onClick={() => void confirm()}>
          {t.confirmOrder}
        </Button>
      )}
    </section>
  );
}
