import type { OpeningHours, Store } from '../../../modules/content/index.ts';
import * as t from '#texts/information.ts';

/** The opening hours of the stores, and when they are closed all the same. */
export function StoreHours({
  hours,
  closures,
}: {
  readonly hours: readonly OpeningHours[];
  readonly closures: readonly string[];
}) {
  return (
    <div>
      <p className="font-semibold">{t.hours}</p>
      <ul>
        {hours.map((each) => (
          <li key={t.openingHours(each)}>{t.openingHours(each)}</li>
        ))}
      </ul>
      {closures.map((closure) => (
        <p key={closure}>{closure}</p>
      ))}
      <p className="text-ink-soft">{t.withoutAppointment}</p>
    </div>
  );
}

/** A store with its address. */
export function StoreAddress({ store }: { readonly store: Pick<Store, 'street' | 'postalCode' | 'city'> }) {
  return (
    <address className="not-italic">
      {store.street}
      <br />
      {store.postalCode} {store.city}
    </address>
  );
}
