import * as t from '#texts/declarations.ts';
import { endingManners } from '../../../shared/orders/order-vocabulary.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import * as shell from '#texts/shell.ts';
import { longestMessages } from '../../../shared/limits.ts';
import { TextArea, TextField } from '../../components/controls/field.tsx';
import { RoomLeft } from '../../components/controls/room-left.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { DeclarationData } from '../../features/declarations/declaration-data.server.ts';
import { DeclarationForm, type FieldErrors } from '../../features/declarations/declaration-form.tsx';
import { ReceiptView } from '../../features/declarations/receipt.tsx';
import type { Head } from '../../page.ts';
import { to } from '../../to.ts';

export function head(): Head {
  return {
    title: t.endTitle,
    description: t.endIntro,
    canonical: '/vertraege-kuendigen',
  };
}

/** The function to end rentals (§ 312k BGB), with the fields that § 312k (2) allows. */
export function Page({ data }: { readonly data: DeclarationData }) {
  return (
    <div className="frame pb-20">
      <PageHeading crumbs={[{ label: shell.home, href: to('/') }]} title={t.endTitle}>
        <p>{t.endIntro}</p>
      </PageHeading>
      <DeclarationForm
        data={data}
        api="/contract-ending"
        submit={t.endSubmit}
        contractHint={t.endContractHint}
        receipt={(receipt, values) => (
          <ReceiptView
            title={t.endReceived}
            intro={t.endReceivedAt(receipt.receivedAt)}
            note={values.manner === 'extraordinary' ? null : t.ordinaryMeans}
            receipt={receipt}
            facts={[
              [t.declaration, t.endDeclaration],
              [t.manner, t.mannerName(values.manner)],
              ...reasonOf(values),
              [t.nameShort, values.name ?? ''],
              [t.contractShort, values.contract ?? ''],
              [t.endsOnShort, endOf(values.endsOn, receipt.receivedAt)],
              [t.email, values.email ?? ''],
            ]}
          />
        )}
        before={({ values, errors }) => <Manner values={values} errors={errors} />}
      >
        {({ values, errors }) => (
          <TextField
            id="endsOn"
            name="endsOn"
            type="date"
            isOptional
            label={t.endsOn}
            hint={t.endsOnHint}
            defaultValue={values.endsOn}
            error={errors.endsOn}
          />
        )}
      </DeclarationForm>
    </div>
  );
}

/** The kind, and the reason, which is required only for an extraordinary ending; shown without script too. */
function Manner({
  values,
  errors,
}: {
  readonly values: DeclarationData['values'];
  readonly errors: FieldErrors;
}) {
  return (
    <div className="group space-y-6">
      <fieldset id="manner" tabIndex={-1} aria-describedby={errors.manner && 'manner-error'}>
        <legend className="font-semibold">{t.manner}</legend>
        {errors.manner !== undefined && (
          <p id="manner-error" className="font-semibold text-error">
            {errors.manner}
          </p>
        )}
        <div className="mt-1 grid grid-cols-1 gap-3 sm:grid-cols-2">
          {endingManners.map((manner) => (
            <label
              key={manner}
              className="flex min-h-14 cursor-pointer gap-3 border border-line-strong px-4 py-3 has-checked:border-petrol has-checked:bg-white has-checked:outline-1 has-checked:outline-petrol"
            >
              <input
                type="radio"
                name="manner"
                value={manner}
                defaultChecked={(values.manner ?? 'ordinary') === manner}
                className="mt-0.5 size-6 shrink-0 accent-petrol"
              />
              <span className="min-w-0 hyphens-auto">
                {t.mannerName(manner)}
                <span className="block text-[0.9375rem] text-ink-soft">{t.mannerHint[manner]}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="group-has-[input[value=extraordinary]:checked]:hidden">{t.ordinaryMeans}</p>
      <div className="hidden group-has-[input[value=extraordinary]:checked]:block">
        <RoomLeft longest={longestMessages.endingReason}>
          <TextArea
            id="reason"
            name="reason"
            label={t.reason}
            defaultValue={values.reason}
            error={errors.reason}
          />
        </RoomLeft>
      </div>
    </div>
  );
}

/** What was declared; a day that had passed is received as well, but works from the receipt at the earliest. */
function endOf(endsOn: string | undefined, receivedAt: string): string {
  if (!endsOn) return t.asSoonAsPossible;
  const day = t.formatDay(endsOn);
  return endsOn < berlinDay(new Date(receivedAt)) ? t.backdated(day) : day;
}

function reasonOf(values: DeclarationData['values']): (readonly [string, string])[] {
  return values.manner === 'extraordinary' ? [[t.reason, values.reason ?? '']] : [];
}
