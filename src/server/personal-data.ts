import type { PersonalData } from '../modules/customers/index.ts';
import type { Shop } from './compose.ts';

/**
 * The personal data of each department, for the export and the deletion of an account. A new department adds itself
 * here.
 */
export function personalDataOf({
  ordering,
  declarations,
  newsletter,
  buyIn,
  shipping,
  securityLog,
}: Pick<
  Shop,
  'ordering' | 'declarations' | 'newsletter' | 'buyIn' | 'shipping' | 'securityLog'
>): readonly PersonalData[] {
  return [
    {
      name: 'ordering',
      read: (subject) => ordering.orderDataOf(subject),
      release: (tx, customerId, now) => ordering.letGoOfAccount(tx, customerId, now),
    },
    {
      name: 'declarations',
      read: async ({ confirmedEmail }) =>
        confirmedEmail === null ? [] : declarations.dataOf(confirmedEmail),
    },
    {
      name: 'newsletter',
      read: async ({ confirmedEmail }) =>
        confirmedEmail === null ? null : newsletter.dataOf(confirmedEmail),
    },
    {
      name: 'buyInEnquiries',
      read: async ({ confirmedEmail }) => (confirmedEmail === null ? [] : buyIn.dataOf(confirmedEmail)),
    },
    {
      name: 'shippingRequests',
      read: async ({ confirmedEmail }) => (confirmedEmail === null ? [] : shipping.dataOf(confirmedEmail)),
    },
    { name: 'securityEvents', read: ({ customerId }) => securityLog.eventsOf(customerId) },
  ];
}
