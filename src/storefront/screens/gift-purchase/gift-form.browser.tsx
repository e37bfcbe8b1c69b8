import { useEffect, useRef, useState, type FormEvent } from 'react';
import * as checkoutTexts from '#texts/checkout.ts';
import * as review from '#texts/order-review.ts';
import * as t from '#texts/gift-purchase.ts';
import { colon, language } from '#texts/shell.ts';
import { countryName } from '#texts/countries.ts';
import { giftAheadDays, giftDesigns, giftText, giftValueOf } from '../../../shared/money/gift-vouchers.ts';
import { berlinDay, startOfBerlinDay } from '../../../shared/time/berlin-day.ts';
import { Button } from '../../components/controls/button.tsx';
import { ErrorSummary } from '../../components/controls/error-summary.tsx';
import { RadioCard, SelectField, TextArea, TextField } from '../../components/controls/field.tsx';
import { RoomLeft } from '../../components/controls/room-left.tsx';
import { ApplyingTexts } from '../../components/orders/applying-texts.browser.tsx';
import { usePaymentSetup } from '../../components/orders/payment-setting.ts';
import { Worded } from '../../components/worded.tsx';
import { countriesByName } from '../../countries-by-name.ts';
import { fieldLabels } from '../../features/checkout/field-labels.ts';
import { paymentMethodsOf } from '../../features/checkout/payment-methods.ts';
import { keepDraft, useDraftTexts } from '../../features/drafts.ts';
import { to } from '../../to.ts';
import {
  emptyGift,
  orderGift,
  type GiftFields,
  type GiftIssues,
  type GiftMethod,
} from './order-gift.browser.ts';

const textFields = [
  ['email', 'email'],
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
  ['company', 'organization'],
  ['address', 'address-line1'],
  ['postalCode', 'postal-code'],
  ['city', 'address-level2'],
] as const;

/** In the order of the form. */
const labels: Readonly<Record<keyof GiftFields, string>> = {
  value: t.value,
  design: t.design,
  recipient: t.recipient,
  greeting: t.greeting,
  sendOn: t.sendOn,
  email: fieldLabels.email,
  firstName: fieldLabels.firstName,
  lastName: fieldLabels.lastName,
  company: fieldLabels.company,
  address: fieldLabels.address,
  postalCode: fieldLabels.postalCode,
  city: fieldLabels.city,
  country: checkoutTexts.country,
};
const fieldNames = Object.keys(labels) as readonly (keyof GiftFields)[];

/** Each error with the name of its field, since some say no more than what is too long. */
const summaryOf = (errors: GiftIssues) =>
  fieldNames.flatMap((field) => {
    const message = errors[field];
    return message === undefined
      ? []
      : [{ field: `gift-${field}`, message: `${labels[field]}${colon}${message}` }];
  });

/** All that is needed for a gift voucher; below it what it costs and the binding button (§ 312j (2), (3) BGB). */
export function GiftForm() {
  // Money that Klarna promises is captured when goods leave the shop, and a voucher is none.
  const methods = paymentMethodsOf(usePaymentSetup()).filter((method) => method !== 'klarna');
  const [fields, setFields] = useDraftTexts<GiftFields>('gift', emptyGift);
  const [chosen, setChosen] = useState<GiftMethod | null>(null);
  const [errors, setErrors] = useState<GiftIssues>({});
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const errorSummary = useRef<HTMLDivElement>(null);
  // The summary exists from then on.
  useEffect(() => errorSummary.current?.focus(), [refusals]);
  const paymentMethod = chosen ?? methods[0] ?? 'bank_transfer';
  const value = giftValueOf(fields.value, language);
  const bind = (field: keyof GiftFields) => ({
    id: `gift-${field}`,
    name: field,
    value: fields[field],
    error: errors[field],
    onText: (text: string) => {
      setFields((before) => ({ ...before, [field]: text }));
      setErrors(({ [field]: _, ...others }) => others);
    },
  });
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    const ordered = await orderGift({ ...fields, paymentMethod });
    if (ordered.ok) {
      keepDraft('gift', null);
      // It replaces this page: 'back' must not lead to a button that was pressed.
      location.replace(to(`/order-success/${ordered.orderId}`));
      return;
    }
    setBusy(false);
    setErrors({ ...ordered.issues, ...valueProblem(fields.value) });
    setProblem(ordered.problem);
    setRefusals((before) => before + 1);
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="space-y-10">
      <ErrorSummary ref={errorSummary} missing={summaryOf(errors)} />
      <fieldset className="space-y-4">
        <legend className="mb-3 font-serif text-2xl">{t.voucher}</legend>
        <TextField
          {...bind('value')}
          label={labels.value}
          hint={t.valueHint}
          inputMode="numeric"
          isErrorSaid
          onBlur={() => setErrors((before) => ({ ...before, ...valueProblem(fields.value) }))}
        />
        <fieldset id="gift-design" tabIndex={-1} className="space-y-2">
          <legend className="mb-1 font-semibold">{labels.design}</legend>
          {giftDesigns.map((design) => (
            <RadioCard
              key={design}
              name="design"
              value={design}
              label={t.designs[design]}
              checked={fields.design === design}
              onChoose={() => setFields({ ...fields, design })}
            />
          ))}
        </fieldset>
        <TextField {...bind('recipient')} isOptional label={labels.recipient} hint={t.recipientHint} />
        <RoomLeft longest={giftText.greeting}>
          <Greeting {...bind('greeting')} />
        </RoomLeft>
        <TextField
          {...bind('sendOn')}
          type="date"
          isOptional
          label={labels.sendOn}
          hint={t.sendOnHint}
          {...daysNow()}
        />
      </fieldset>
      <fieldset className="space-y-4">
        <legend className="mb-3 font-serif text-2xl">{t.yourself}</legend>
        {textFields.map(([field, autoComplete]) => (
          <TextField
            key={field}
            {...bind(field)}
            type={field === 'email' ? 'email' : 'text'}
            label={labels[field]}
            autoComplete={autoComplete}
            isOptional={field === 'company'}
            {...(field === 'email' ? { hint: t.emailHint } : {})}
          />
        ))}
        <SelectField
          id="gift-country"
          name="country"
          autoComplete="country"
          label={labels.country}
          value={fields.country}
          onText={(country) => setFields({ ...fields, country })}
        >
          {countriesByName.map(({ code }) => (
            <option key={code} value={code}>
              {countryName[code]}
            </option>
          ))}
        </SelectField>
      </fieldset>
      <fieldset className="space-y-2">
        <legend className="mb-3 font-serif text-2xl">{review.payment}</legend>
        {methods.map((method) => (
          <RadioCard
            key={method}
            name="paymentMethod"
            value={method}
            label={checkoutTexts.paymentMethodName[method]}
            hint={t.methodHints[method]}
            checked={paymentMethod === method}
            onChoose={() => setChosen(method)}
          />
        ))}
      </fieldset>
      <section aria-label={t.summary} className="bg-paper-deep p-5">
        <h2 className="text-2xl">{t.summary}</h2>
        <p className="mt-2">{t.isSent(fields.email.trim(), fields.sendOn)}</p>
        <p>{t.validity}</p>
        <p className="mt-2 text-[0.9375rem] text-ink-soft">{t.vatNote}</p>
        <dl className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 text-xl">
          <dt>{t.total}</dt>
          <dd className="font-serif tabular-nums">{value.kind === 'value' ? t.amount(value.cents) : '–'}</dd>
        </dl>
        <div role="alert" className="mt-4 font-semibold text-error">
          {problem !== '' && <Worded>{problem}</Worded>}
        </div>
        <Button type="submit" className="mt-6 w-full text-lg" unavailable={isBusy}>
          {review.order}
        </Button>
        <ApplyingTexts />
      </section>
    </form>
  );
}

/** What is wrong with a value, in the form's errors; said once the field is left. */
function valueProblem(typed: string): GiftIssues {
  const value = giftValueOf(typed, language);
  if (value.kind === 'value') return {};
  return {
    value: value.kind === 'doubt' ? t.valueInDoubt(value.choices.map(t.amount)) : t.valueWrong,
  };
}

function Greeting({ onText, ...bound }: Omit<Parameters<typeof TextField>[0], 'label' | 'hint'>) {
  const { id, name, value, error } = bound;
  return (
    <TextArea
      {...{ id, name, value, error }}
      isOptional
      label={t.greeting}
      hint={t.greetingHint}
      onChange={(event) => onText?.(event.target.value)}
    />
  );
}

/** The days that may be chosen. */
function daysNow(): { readonly min: string; readonly max: string } {
  const now = new Date();
  return { min: berlinDay(now), max: berlinDay(startOfBerlinDay(now, giftAheadDays)) };
}
