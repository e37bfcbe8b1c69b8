import * as t from '#texts/account.ts';
import { Button } from '../../components/controls/button.tsx';
import { SelectField, TextField } from '../../components/controls/field.tsx';
import { keepProfile, type AccountPerson } from '../../features/account/account-person.browser.ts';
import { askAsCustomer } from '../../features/account/ask-as-customer.ts';
import { AskedView, useAsked } from '../../features/account/asked-view.browser.tsx';
import { useForm } from '../../features/account/use-form.browser.tsx';
import { showSuccess } from '../../features/toasts/toast-store.ts';
import { to } from '../../to.ts';

/** Salutation, names, telephone, and the (optional) date of birth. */
export function Profile() {
  const asked = useAsked<AccountPerson>('/account/profile', { email_address: '' });
  return (
    <AskedView asked={asked}>{(person) => <ProfileForm person={person} onSaved={asked.show} />}</AskedView>
  );
}

function ProfileForm({
  person,
  onSaved,
}: {
  readonly person: AccountPerson;
  readonly onSaved: (person: AccountPerson) => void;
}) {
  const shown = {
    salutation: person.salutation ?? '',
    firstName: person.firstName,
    lastName: person.lastName,
    phone: person.phone_number,
    birthDate: person.birthDate ?? '',
  };
  const { field, problem, isBusy, submit } = useForm(
    'profile',
    shown,
    { firstName: t.missing.firstName, lastName: t.missing.lastName, phone: t.missing.phone },
    undefined,
    'profile',
  );
  return (
    <form
      noValidate
      className="max-w-xl space-y-5"
      onSubmit={(event) =>
        void submit(
          event,
          (typed) =>
            askAsCustomer<AccountPerson>('/account/profile', {
              method: 'PUT',
              send: changesTo(shown, typed),
              like: { email_address: '' },
            }),
          (saved) => {
            keepProfile(saved);
            onSaved(saved);
            showSuccess(t.saved);
          },
        )
      }
    >
      <SelectField {...field('salutation')} autoComplete="honorific-prefix" label={t.salutation}>
        {Object.entries(t.salutationName).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} autoComplete="given-name" label={t.firstName} />
        <TextField {...field('lastName')} autoComplete="family-name" label={t.lastName} />
      </div>
      <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" label={t.phone} />
      <TextField {...field('birthDate')} type="date" autoComplete="bday" isOptional label={t.birthDate} />
      <div>
        <p className="font-semibold">{t.email}</p>
        <p className="break-words">{person.email_address}</p>
        <a
          href={to('/account/security')}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t.emailChange}
        </a>
      </div>
      {problem}
      <Button type="submit" unavailable={isBusy} className="w-full sm:w-auto">
        {isBusy ? t.saving : t.save}
      </Button>
    </form>
  );
}

/** Fields that were not touched here may have been changed in another tab. */
const changesTo = <Field extends string>(
  shown: Readonly<Record<Field, string>>,
  typed: Readonly<Record<Field, string>>,
) => Object.fromEntries(Object.entries(typed).filter(([name, text]) => text !== shown[name as Field]));
