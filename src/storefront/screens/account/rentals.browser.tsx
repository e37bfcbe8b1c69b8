import * as t from '#texts/account.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import type { AccountRental } from '../../features/account/account-order.ts';
import { AskedView } from '../../features/account/asked-view.browser.tsx';
import { useAsked } from '../../features/account/use-asked.browser.ts';
import { to } from '../../to.ts';
import { RentalList } from './rental-list.browser.tsx';

/** What is rented or was, and until when. */
export function Rentals() {
  const asked = useAsked<{ readonly rentals: readonly AccountRental[] }>('/account/rentals', { rentals: [] });
  return (
    <AskedView asked={asked}>
      {({ rentals }) =>
        rentals.length === 0 ? (
          <EmptyState title={t.noRentals}>
            <ButtonLink href={to('/verleih')} look="outline">
              {t.rentHint}
            </ButtonLink>
          </EmptyState>
        ) : (
          <RentalList rentals={rentals} />
        )
      }
    </AskedView>
  );
}
