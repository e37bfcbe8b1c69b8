import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { language } from '#texts/shell.ts';
import * as t from '#texts/buy-in.ts';
import { piecesPerEnquiry } from '../../../shared/limits.ts';
import { BoundWords } from '../../components/bound-words.tsx';
import { Button } from '../../components/controls/button.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { priceOf, titleOf, useEnquiry, type SubmitState } from '../../features/buy-in/use-enquiry.ts';
import type { PersonField } from '../../features/buy-in/kept-enquiry.ts';
import { PieceFields } from './piece-fields.tsx';

interface PersonInput {
  readonly field: PersonField;
  readonly label: string;
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel';
  readonly wide?: boolean;
}

const personInputs: readonly PersonInput[] = [
  { field: 'firstName', label: t.firstName, autoComplete: 'given-name' },
  { field: 'lastName', label: t.lastName, autoComplete: 'family-name' },
  { field: 'email', label: t.email, autoComplete: 'email', type: 'email' },
  { field: 'phone', label: t.phone, autoComplete: 'tel', type: 'tel' },
  { field: 'street', label: t.street, autoComplete: 'address-line1', wide: true },
  { field: 'addressLine2', label: t.addressLine2, autoComplete: 'address-line2', wide: true },
  { field: 'postalCode', label: t.postalCode, autoComplete: 'postal-code' },
  { field: 'city', label: t.city, autoComplete: 'address-level2' },
  { field: 'stateProvince', label: t.stateProvince, autoComplete: 'address-level1' },
  { field: 'country', label: t.country, autoComplete: 'country-name' },
];

/** Offers up to three pieces to the shop (spec 4.10). Without script the browser sends the pictures with the form. */
export function EnquiryForm() {
  const enquiry = useEnquiry();
  const { person, pieces, submit, lostPictures } = enquiry;
  const outcome = useRef<HTMLParagraphElement>(null);
  const errors = errorsOf(submit);
  const isSent = submit.kind === 'success';
  const isOver = submit.kind === 'success' || submit.kind === 'error';
  const namesPictures = submit.kind === 'error' && submit.namesPictures;
  const message = isOver && (namesPictures || errors.size === 0) ? submit.message : '';
  useEffect(() => {
    if (submit.kind !== 'success' && submit.kind !== 'error') return;
    const [wrong] = errorsOf(submit).keys();
    if (wrong === undefined || (submit.kind === 'error' && submit.namesPictures)) outcome.current?.focus();
    else document.getElementById(wrong)?.focus();
  }, [submit]);

  return (
    <form
      method="post"
      action="/api/buy-in-mail"
      encType="multipart/form-data"
      // Only from here on does the form check itself: before, the browser does, or an empty form would be sent.
      ref={(form) => {
        if (form !== null) form.noValidate = true;
      }}
      aria-labelledby="enquiry-title"
      onSubmit={(event) => {
        event.preventDefault();
        void enquiry.send();
      }}
      className="bg-paper-deep p-5 sm:p-8"
    >
      <input type="hidden" name="language" value={language} />
      <h2 id="enquiry-title" tabIndex={-1} className="text-3xl outline-none">
        {t.formTitle}
      </h2>
      {!isSent && (
        <p className="mt-2 text-ink-soft">
          <BoundWords text={t.formHint} />
        </p>
      )}
      <p
        ref={outcome}
        tabIndex={-1}
        role={submit.kind === 'error' ? 'alert' : 'status'}
        className={
          message !== ''
            ? `mt-5 border-l-4 bg-white p-4 font-semibold whitespace-pre-line outline-none ${isSent ? 'border-good text-good' : 'border-error text-error'}`
            : 'sr-only'
        }
      >
        {message}
      </p>
      {isSent && (
        <Button
          look="outline"
          className="mt-6 w-full"
          onClick={() => {
            flushSync(enquiry.startOver);
            document.getElementById('enquiry-title')?.focus();
          }}
        >
          {t.offerAnother}
        </Button>
      )}
      {lostPictures > 0 && (
        <p className="mt-5 border-l-4 border-line-strong bg-white p-4">{t.chooseAgain(lostPictures)}</p>
      )}
      <div hidden={isSent}>
        {pieces.map((piece, place) => (
          <PieceFields key={place} place={place} piece={piece} errors={errors} enquiry={enquiry} />
        ))}
        <fieldset className="mt-10 border-t border-line-strong pt-6">
          <legend className="float-left mb-4 w-full font-serif text-2xl">{t.person}</legend>
          <div className="clear-both grid gap-4 sm:grid-cols-2">
            {personInputs.map(({ field, label, autoComplete, type = 'text' as const, wide = false }) => (
              <div key={field} className={wide ? 'sm:col-span-2' : ''}>
                <TextField
                  id={`enquiry-${field}`}
                  name={field}
                  type={type}
                  inputMode={type}
                  autoComplete={autoComplete}
                  label={label}
                  isOptional={field !== 'email'}
                  required={field === 'email'}
                  hint={field === 'postalCode' ? t.postalCodeHint : undefined}
                  error={errors.get(`enquiry-${field}`)}
                  value={person[field]}
                  onText={(text) => enquiry.changePerson(field, text)}
                />
              </div>
            ))}
          </div>
        </fieldset>
        <Button type="submit" idle={submit.kind === 'submitting'} className="mt-8 w-full text-lg">
          {submit.kind === 'submitting' ? t.sending : t.submit}
        </Button>
      </div>
    </form>
  );
}

/** Errors by the id of their element, in the order of the form. Errors without a field belong to the whole form. */
function errorsOf(submit: SubmitState): ReadonlyMap<string, string> {
  const issues = submit.kind === 'error' ? submit.issues : [];
  const ids = [
    ...Array.from({ length: piecesPerEnquiry }, (_, place) => [
      [`title-${place + 1}`, titleOf(place)] as const,
      [`price-${place + 1}`, priceOf(place)] as const,
    ]).flat(),
    ...personInputs.map(({ field }) => [`enquiry-${field}`, field] as const),
  ];
  return new Map(
    ids.flatMap(([id, field]) => {
      const issue = issues.find((candidate) => candidate.field === field);
      return issue === undefined ? [] : [[id, issue.message] as const];
    }),
  );
}
