import { countries, countryOf, type CountryCode } from '../../../shared/country.ts';
import { RadioCard, SelectField, TextField } from '../../components/field.tsx';
import { changeCheckout, changeForm, type Checkout } from '../../features/checkout/checkout-store.ts';
import { internationalPhone } from '../../features/checkout/order-payload.ts';
import type { RequiredField } from '../../features/checkout/missing-fields.ts';
import * as t from '../../texts/de/checkout.ts';

export type FieldErrors = Partial<Record<RequiredField, string>>;

/** Spec 5: a telephone number has at most 15 digits (as E.164 says). */
const maxDigits = 15;

/** Who orders: e-mail, telephone, consumer or business. */
export function ContactFields({
  checkout,
  errors,
}: {
  readonly checkout: Checkout;
  readonly errors: FieldErrors;
}) {
  const { formData, customerKind, phoneCountry } = checkout;
  return (
    <fieldset className="space-y-4">
      <legend className="mb-3 font-serif text-2xl">{t.contact}</legend>
      <TextField
        id="email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t.email}
        value={formData.email}
        error={errors.email}
        onText={(email) => changeForm({ email })}
      />
      <div className="grid grid-cols-[minmax(7rem,2fr)_5fr] items-end gap-3">
        <SelectField
          id="phoneCountry"
          name="phoneCountry"
          autoComplete="tel-country-code"
          label={t.phoneCountry}
          value={phoneCountry}
          onText={(code) => changeCheckout({ phoneCountry: countryOf(code).code })}
        >
          {countries.map(({ code, name, phoneCode }) => (
            <option key={code} value={code}>
              {`${phoneCode} ${name}`}
            </option>
          ))}
        </SelectField>
        <TextField
          id="phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          label={t.phone}
          value={checkout.phone}
          error={errors.phone}
          onText={(phone) => changeCheckout({ phone: firstDigits(phone, phoneCountry) })}
        />
      </div>
      <fieldset>
        <legend className="font-semibold">{t.customerKind}</legend>
        <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3">
          {(['consumer', 'business'] as const).map((kind) => (
            <RadioCard
              key={kind}
              name="customerKind"
              value={kind}
              label={t[kind]}
              checked={customerKind === kind}
              onChoose={() => changeCheckout({ customerKind: kind })}
            />
          ))}
        </div>
      </fieldset>
    </fieldset>
  );
}

/** Telephone numbers are typed with spaces, dashes and brackets; only digits count, with those of the country. */
function firstDigits(text: string, phoneCountry: CountryCode): string {
  const kept = text.replace(/[^\d+()/ -]/g, '');
  const digitsOf = (phone: string): number =>
    internationalPhone({ phone, phoneCountry }).replace(/\D/g, '').length;
  let length = kept.length;
  while (digitsOf(kept.slice(0, length)) > maxDigits) length -= 1;
  return kept.slice(0, length);
}
