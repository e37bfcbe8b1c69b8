import type { ReactNode } from 'react';
import * as t from '#texts/cart-reminder.ts';
import { Button } from '../../../components/controls/button.tsx';
import { loadCartPanel } from '../load-cart-panel.ts';
import { shopCart } from '../store/shop-cart.ts';
import type { Restored } from './restore-cart.browser.ts';

/** What became of the pieces that go back into the cart. */
export function RestoredPieces({
  restored: { there, gone, unknown, unreached },
  said,
  children,
}: {
  readonly restored: Restored;
  readonly said: { readonly there: string; readonly nothing: string; readonly unreached: string };
  /** How to go on where some could not be asked about. */
  readonly children?: ReactNode;
}) {
  return (
    <>
      {there.length > 0 && <p>{said.there}</p>}
      {there.length === 0 && unreached === 0 && <p>{said.nothing}</p>}
      <Titles heading={t.there} titles={there} />
      <Titles heading={t.gone} titles={gone} />
      {unknown > 0 && <p className="mt-4">{t.unknown(unknown)}</p>}
      {unreached > 0 && (
        <>
          <p className="mt-4 font-semibold text-error">{said.unreached}</p>
          {children}
        </>
      )}
    </>
  );
}

export function OpenCart() {
  return (
    <Button onPointerEnter={() => void loadCartPanel()} onClick={shopCart.handleCartClick}>
      {t.openCart}
    </Button>
  );
}

function Titles({ heading, titles }: { readonly heading: string; readonly titles: readonly string[] }) {
  return (
    titles.length > 0 && (
      <>
        <h2 className="mt-6 text-xl">{heading}</h2>
        <ul className="mt-2 list-disc pl-5">
          {titles.map((title, index) => (
            <li key={index} className="break-words">
              {title}
            </li>
          ))}
        </ul>
      </>
    )
  );
}
