import * as t from '#texts/account.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { LinePicture } from '../../components/pieces/line-picture.tsx';
import type { AccountRental } from '../../features/account/account-order.ts';
import { storedUser } from '../../features/account/stored-user.ts';
import { aboutContract } from '../../features/declarations/about-contract.browser.ts';
import { to } from '../../to.ts';

/** What is rented, each with its end. */
export function RentalList({ rentals }: { readonly rentals: readonly AccountRental[] }) {
  return (
    <ul className="border-t border-line">
      {rentals.map((rental, index) => (
        <li key={index} className="flex gap-5 border-b border-line py-5">
          <LinePicture image={rental.image ?? undefined} shopType={rental.shopType} className="w-20" />
          <div className="min-w-0 leading-snug">
            <p className="text-lg break-words">{rental.title}</p>
            <p className="mt-1 text-ink-soft">
              {t.rentedFor(rental.rentOption)} ·{' '}
              <a href={to(`/account/orders/${rental.orderNumber}`)} className="underline underline-offset-4">
                {t.orderLabel(rental.orderNumber)}
              </a>
            </p>
            <p className="mt-2 font-semibold">{t.rentalState(rental)}</p>
            {isOut(rental) && (
              <>
                <p className="text-ink-soft">{t.daysLeft(daysUntil(rental.rentedUntil))}</p>
                <a
                  href={to('/vertraege-kuendigen') + aboutContract(rental.orderNumber, storedUser())}
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {t.endRental}
                </a>
              </>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

export function isOut(rental: AccountRental): rental is AccountRental & { readonly rentedUntil: string } {
  return rental.rentedUntil !== null && rental.returnedAt === null;
}

/** Whole days until the last one, as the calendar on the wall counts them; below 0 it has passed. */
function daysUntil(day: string): number {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date());
  return Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
}
