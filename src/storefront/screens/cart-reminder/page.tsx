import { useEffect, useState } from 'react';
import { language } from '#texts/shell.ts';
import * as t from '#texts/cart-reminder.ts';
import { cartFromLink, cartParameter } from '../../../shared/orders/linked-cart.ts';
import { ButtonLink, buttonLook } from '../../components/controls/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { refillCart } from '../../features/cart/reminder/refill-cart.ts';
import type { Restored } from '../../features/cart/reminder/restore-cart.browser.ts';
import { OpenCart, RestoredPieces } from '../../features/cart/reminder/restored-pieces.tsx';
import type { Head } from '../../page.ts';
import { to } from '../../to.ts';
import { useHydrated } from '../../value-store.ts';
import type { ReminderStep } from './route.ts';

interface Data {
  readonly step: ReminderStep;
}

const calls = { confirm: '/api/cart-reminders/confirm', stop: '/api/cart-reminders/stop' } as const;

export function head({ step }: Data): Head {
  const { title, text } = t.steps[step];
  return { title, description: text, canonical: null };
}

export function Page({ data: { step } }: { readonly data: Data }) {
  return (
    <div className="frame pb-16">
      {step === 'cart' && <RestoredCart />}
      {(step === 'confirm' || step === 'stop') && <Question step={step} />}
      {(step === 'confirmed' || step === 'stopped' || step === 'invalid') && <Said step={step} />}
    </div>
  );
}

function Said({ step }: { readonly step: 'confirmed' | 'stopped' | 'invalid' }) {
  return (
    <>
      <PageHeading title={t.steps[step].title}>
        <p>{t.steps[step].text}</p>
      </PageHeading>
      <ButtonLink href={to('/categories/all')}>{t.browse}</ButtonLink>
    </>
  );
}

/** What the address carries behind '#'; null before the page is hydrated. */
function useFragment(name: string): string | null {
  return useHydrated() ? (new URLSearchParams(location.hash.slice(1)).get(name) ?? '') : null;
}

/** A click, not the visit, confirms or stops: mail programs visit links by themselves. */
function Question({ step }: { readonly step: 'confirm' | 'stop' }) {
  const token = useFragment('token');
  if (token === '') return <Said step="invalid" />;
  const { title, text, button, needsScript } = t.steps[step];
  return (
    <>
      <PageHeading title={title}>
        <p className="noscript:hidden">{text}</p>
        <p className="not-noscript:hidden">{needsScript}</p>
      </PageHeading>
      <form method="post" action={calls[step]} className="noscript:hidden">
        <input type="hidden" name="token" value={token ?? ''} />
        <input type="hidden" name="language" value={language} />
        <button type="submit" disabled={token === null} className={buttonLook('solid')}>
          {button}
        </button>
      </form>
    </>
  );
}

const said = { there: t.steps.cart.text, nothing: t.nothing, unreached: t.unreached } as const;

/** Puts the pieces of the link into this browser's cart, and says what became of each. */
function RestoredCart() {
  const [restored, setRestored] = useState<Restored | null>(null);
  const text = useFragment(cartParameter);
  useEffect(() => {
    if (text === null) return;
    let isWanted = true;
    void refillCart(cartFromLink(text)).then((found) => {
      if (isWanted) setRestored(found);
    });
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (text !== null && cartFromLink(text).length === 0) return <Said step="invalid" />;
  const { title, needsScript } = t.steps.cart;
  return (
    <>
      <PageHeading title={title}>
        <div className="noscript:hidden" role="status">
          {restored === null ? <p>{t.restoring}</p> : <RestoredPieces restored={restored} said={said} />}
        </div>
        <p className="not-noscript:hidden">{needsScript}</p>
      </PageHeading>
      {restored !== null && restored.there.length > 0 && <OpenCart />}
      {restored?.there.length === 0 && <ButtonLink href={to('/categories/all')}>{t.browse}</ButtonLink>}
    </>
  );
}
