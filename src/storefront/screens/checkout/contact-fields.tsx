import { BoundWords } from '../../components/bound-words.tsx';
import { customerKinds } from '../../../shared/orders/order-vocabulary.ts';
import { Checkbox, RadioCard, TextField } from '../../components/controls/field.tsx';
import { changeCheckout, changeForm, type Checkout } from '../../features/checkout/checkout-store.ts';
import type { CheckedField } from '../../features/checkout/missing-fields.ts';
import { phoneCountryOf, withCodeOf, withNumber } from '../../features/checkout/phone-number.ts';
import { PhoneCountry } from '../../features/phone/phone-country.tsx';
import * as t from '#texts/checkout.ts';

export type FieldErrors = Partial<Record<CheckedField, string>>;

/** The customer: e-mail, telephone, consumer or business. */
export function ContactFields({
  checkout,
  errors,
}: {
  readonly checkout: Checkout;
  readonly errors: FieldErrors;
}) {
  const { formData, customerKind } = checkout;
  return (
    <fieldset className="space-y-4">
      <legend className="mb-3 font-serif text-2xl">{t.contact}</legend>
      <p role="status" className={checkout.fromAccount === null ? 'sr-only' : 'text-ink-soft'}>
        {checkout.fromAccount !== null && t.fromAccount}
      </p>
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
      <Checkbox
        name="newsletter"
        label={t.newsletter}
        hint={<BoundWords text={t.newsletterHint} />}
        checked={checkout.newsletter}
        onChecked={(wanted) => changeCheckout({ newsletter: wanted })}
      />
      {/* One below the other where large text leaves too little room. */}
      <div className="flex flex-wrap items-end gap-3">
        <div className="grow-2 basis-28">
          <PhoneCountry
            code={phoneCountryOf(checkout)}
            onChoose={(code) => changeCheckout(withCodeOf(code, checkout))}
          />
        </div>
        <div className="grow-[5] basis-36">
          <TextField
            id="phone"
            name="phone"
            // Not of type 'tel': autofill only enters complete numbers there, and the country is chosen beside it.
            inputMode="tel"
            autoComplete="tel-national"
            label={t.phone}
            isOptional={checkout.deliveryOption === 'pickup'}
            value={checkout.phone}
            error={errors.phone}
            onText={(phone) => changeCheckout(withNumber(phone, checkout))}
          />
        </div>
      </div>
      <fieldset>
        <legend className="font-semibold">{t.customerKind}</legend>
        <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3">
          {customerKinds.map((kind) => (
            <RadioCard
              key={kind}
              name="customerKind"
              value={kind}
              label={t.customerKindName[kind]}
              checked={customerKind === kind}
              onChoose={() => changeCheckout({ customerKind: kind })}
            />
          ))}
        </div>
      </fieldset>
    </fieldset>
  );
}
