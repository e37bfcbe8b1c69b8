import { CartNote } from '../../features/checkout/cart-note.tsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/controls/button.tsx';
import { ErrorSummary } from '../../components/controls/error-summary.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { useCart } from '../../features/cart/store/shop-cart.ts';
import { useCartNews } from '../../features/cart/cart-news.ts';
import { changeCheckout, useCheckout } from '../../features/checkout/checkout-store.ts';
import { askElsewhere } from '../../features/checkout/no-price.tsx';
import { stillRefused } from '../../features/checkout/still-refused.ts';
import { refusedAssembly } from '../../features/checkout/refused-assembly.ts';
import { keepWhatWasTyped, useBeginning } from '../../features/checkout/use-beginning.ts';
import { useWayOn } from '../../features/checkout/way-on-link.tsx';
import { useShippingCost } from '../../features/checkout/use-shipping-cost.ts';
import { showAlert } from '../../features/overlays/overlay-store.ts';
import type { Head, AsRead } from '../../page.ts';
import { oneMoment } from '#texts/cart.ts';
import * as t from '#texts/checkout.ts';
import * as shell from '#texts/shell.ts';
import { useHydrated } from '../../value-store.ts';
import { TextArea } from '../../components/controls/field.tsx';
import { RoomLeft } from '../../components/controls/room-left.tsx';
import { longestMessages } from '../../../shared/limits.ts';
import { AddressFields } from './address-fields.tsx';
import { AssemblyNotice } from './assembly-notice.tsx';
import { BillingFields } from './billing-fields.tsx';
import { ContactFields, type FieldErrors } from './contact-fields.tsx';
import type { CheckoutData } from './route.ts';
import { DeliveryChoice } from './delivery-choice.tsx';
import { Summary } from './summary.tsx';
import { UnavailableNotice, unavailableIn } from './unavailable-notice.tsx';
import { to } from '../../to.ts';

type MissingFields = typeof import('../../features/checkout/missing-fields.ts').missingFields;

/**
 * The rules for what is typed are long, and asked first by the press that goes on: they are loaded beside the form. null:
 * without a connection, with which the review asks them again.
 */
const loadRules = async (): Promise<MissingFields | null> =>
  import('../../features/checkout/missing-fields.ts').then(
    ({ missingFields }) => missingFields,
    () => null,
  );

export function head(): Head {
  return { title: t.title, description: t.title, canonical: null };
}

export function Page({ data }: { readonly data: AsRead<CheckoutData> }) {
  const isHydrated = useHydrated();
  const isEmpty = useCart().cartCount === 0;
  return (
    // As high as the screen, so that nothing moves when the browser adds its stored data.
    <div className="frame min-h-dvh">
      <PageHeading crumbs={[{ label: shell.home, href: to('/') }]} title={t.title} />
      <noscript>
        <p className="prose text-lg">{t.needsScript}</p>
      </noscript>
      {isHydrated && isEmpty ? (
        <>
          <CartNote otherwise={t.emptyCart} />
          <ButtonLink href={to('/categories/all')}>{t.browse}</ButtonLink>
        </>
      ) : (
        <CheckoutForm {...data} />
      )}
    </div>
  );
}

function CheckoutForm({ pickup, assemblyPostalCodes }: AsRead<CheckoutData>) {
  const checkout = useCheckout();
  const lines = Object.values(useCart().cartDetails);
  const notAssembled = refusedAssembly(checkout, lines, assemblyPostalCodes);
  const cost = useShippingCost(checkout, lines);
  // That there is no assembly is said by a notice of its own; trying again would not help.
  const shippingCost =
    cost.state === 'failed' && notAssembled.length > 0 ? ({ state: 'open' } as const) : cost;
  const form = useRef<HTMLFormElement>(null);
  // Before the fields show the stored checkout.
  useLayoutEffect(() => {
    if (form.current !== null) keepWhatWasTyped(form.current);
  }, []);
  const addresses = useBeginning();
  const { isLeaving, goOn } = useWayOn();
  const [isAsking, setAsking] = useState(false);
  const isBusy = isLeaving || isAsking;
  // Since a press was refused: the error of a field disappears as soon as it is filled in.
  const [refusal, setRefusal] = useState<{ readonly rules: MissingFields } | null>(null);
  useEffect(() => void loadRules(), []);
  const errorSummary = useRef<HTMLDivElement>(null);
  // After each refused press, the summary gets the focus once it is there.
  useEffect(() => {
    if (refusal !== null) errorSummary.current?.focus();
  }, [refusal]);
  const isNoPlace = shippingCost.state === 'failed' && shippingCost.isNoPlace;
  const noPlace = isNoPlace ? shippingCost.message : null;
  // Until the review is asked for again, what the shop has refused there is told.
  const missing = refusal?.rules(checkout, noPlace) ?? stillRefused(checkout);
  const errors: FieldErrors = {
    ...(shippingCost.state === 'failed' && shippingCost.field !== null
      ? { [shippingCost.field]: shippingCost.message }
      : {}),
    ...(noPlace === null ? {} : { postalCode: noPlace }),
    ...Object.fromEntries(missing.map(({ field, message }) => [field, message])),
  };

  const { news, askAgain } = useCartNews(true);
  const unavailable = unavailableIn(lines, news);
  const unavailableNotice = useRef<HTMLDivElement>(null);
  const assemblyNotice = useRef<HTMLDivElement>(null);
  const notice = (delivery: typeof checkout.deliveryOption) =>
    notAssembled.length > 0 &&
    checkout.deliveryOption === delivery && (
      <AssemblyNotice ref={assemblyNotice} delivery={delivery} lines={notAssembled} />
    );

  // A press asks once more for a price that has failed, or for a VAT ID that could not be confirmed, and goes on with
  // the answer.
  const goesOn = useRef(false);
  useEffect(() => {
    if (!goesOn.current || shippingCost.state === 'calculating') return;
    goesOn.current = false;
    if (shippingCost.state === 'known') void goOn(to('/order-review'));
    // It says why, and what can be done about it.
    else document.getElementById(isNoPlace ? 'postalCode' : 'no-price')?.focus();
  }, [shippingCost.state, isNoPlace, goOn]);

  /** Whether a piece is in the way now: what was in the way before may be free again. */
  const isHindered = async (): Promise<boolean> => {
    if (unavailable.length === 0) return false;
    setAsking(true);
    const now = await askAgain();
    setAsking(false);
    return unavailableIn(lines, now).length > 0;
  };

  const review = async (): Promise<void> => {
    if (isBusy) return;
    const rules = await loadRules();
    changeCheckout({ refused: [] });
    if (await isHindered()) {
      unavailableNotice.current?.focus();
    } else if (rules !== null && rules(checkout).length > 0) {
      setRefusal({ rules });
    } else if (notAssembled.length > 0) {
      assemblyNotice.current?.focus();
    } else if (shippingCost.state === 'failed') {
      goesOn.current = true;
      shippingCost.retry();
    } else if (lines.length === 0 || shippingCost.state !== 'known') {
      showAlert(t.nothingToReview);
    } else if (shippingCost.unconfirmed !== null) {
      goesOn.current = true;
      changeCheckout({ shipmentCost: null });
    } else {
      void goOn(to('/order-review'));
    }
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void review();
      }}
      className="grid grid-cols-1 gap-x-16 gap-y-10 noscript:hidden lg:grid-cols-[minmax(0,3fr)_minmax(22rem,2fr)]"
    >
      <div className="min-w-0 max-w-2xl space-y-10">
        <UnavailableNotice ref={unavailableNotice} lines={unavailable} news={news} placed={checkout.placed} />
        <ErrorSummary ref={errorSummary} missing={missing} />
        <ContactFields checkout={checkout} errors={errors} />
        <div>
          <DeliveryChoice checkout={checkout} lines={lines} pickup={pickup} />
          {notice('pickup')}
        </div>
        <div>
          <AddressFields
            checkout={checkout}
            errors={errors}
            addresses={addresses}
            onElsewhere={() => askElsewhere(lines)}
          />
          {notice('shipment')}
        </div>
        {checkout.deliveryOption === 'shipment' && (
          <BillingFields checkout={checkout} errors={errors} addresses={addresses} />
        )}
        <RoomLeft longest={longestMessages.orderNote}>
          <TextArea
            id="note"
            name="note"
            isOptional
            error={errors.note}
            label={t.note}
            hint={t.noteHint}
            value={checkout.note}
            onChange={(event) => changeCheckout({ note: event.target.value })}
          />
        </RoomLeft>
        {/* The form ends in its button; on small screens the summary below has it. */}
        <Button
          type="submit"
          idle={shippingCost.state === 'calculating'}
          unavailable={isBusy}
          className="max-lg:hidden"
        >
          {isBusy ? oneMoment : t.review}
        </Button>
      </div>
      <Summary lines={lines} shippingCost={shippingCost} isBusy={isBusy} />
    </form>
  );
}
