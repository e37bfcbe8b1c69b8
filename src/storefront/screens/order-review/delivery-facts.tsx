import type { CountryCode } from '../../../shared/places/country.ts';
import { hasOtherBilling, type Checkout } from '../../features/checkout/checkout-store.ts';
import type { DeliveryWeeks } from '../../features/checkout/use-shipping-cost.ts';
import * as t from '#texts/checkout.ts';
import { countryName } from '#texts/countries.ts';
import { colon } from '#texts/shell.ts';

/**
 * How and when everything comes: before the order (§ 312j (2) BGB, Art. 246a § 1 (1) no. 7 EGBGB), in the review and
 * right above the binding button.
 */
export function DeliveryTime({
  option,
  weeks,
}: {
  readonly option: Checkout['deliveryOption'];
  /** Undefined while it is being asked. */
  readonly weeks: DeliveryWeeks | undefined;
}) {
  return (
    <>
      <p className="font-semibold">{t.deliveryOptionName[option]}</p>
      {option === 'pickup' ? (
        <p>{t.readyForPickup}</p>
      ) : (
        typeof weeks === 'number' && (
          <p>
            {t.deliveryTime + colon}
            {t.withinOfPayment(weeks)}
          </p>
        )
      )}
    </>
  );
}

/** The addresses of the customer or the delivery, and of the invoice. */
export function Addresses({ checkout }: { readonly checkout: Checkout }) {
  return (
    <>
      <p className="mt-4 font-semibold">
        {checkout.deliveryOption === 'pickup' ? t.yourAddress : t.deliveryTo}
      </p>
      <Address form={checkout.formData} country={checkout.selectedCountry} />
      {hasOtherBilling(checkout) && (
        <>
          <p className="mt-4 font-semibold">{t.invoiceAddress}</p>
          <Address form={checkout.billing} country={checkout.billingCountry} />
        </>
      )}
    </>
  );
}

function Address({ form, country }: { readonly form: Checkout['billing']; readonly country: CountryCode }) {
  return (
    <address className="break-words not-italic">
      {form.company !== '' && <div>{form.company}</div>}
      <div>
        {form.firstName} {form.lastName}
      </div>
      <div>{form.address}</div>
      {form.apartment !== '' && <div>{form.apartment}</div>}
      <div>
        {form.postalCode} {form.city}
      </div>
      <div>{countryName[country]}</div>
    </address>
  );
}
