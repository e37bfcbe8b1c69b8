import type { OpeningHours, Store } from '../../../modules/content/index.ts';
import * as t from '#texts/pages/information.ts';

/** The opening hours of the stores. */
export function StoreHours({ hours }: { readonly hours: readonly OpeningHours[] }) {
  return (
    <div>
      <p className="font-semibold">{t.hours}</p>
      <ul>
        {hours.map((each) => (
          <li key={t.openingHours(each)}>{t.openingHours(each)}</li>
        ))}
      </ul>
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
