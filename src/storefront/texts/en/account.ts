export const title = 'My account';
export const description = 'Orders, rentals, addresses and details of your account.';
export const needsScript =
  'Your account needs JavaScript, because only your browser knows that you are logged in. What you have ordered is in our emails, too.';
export { loading } from '../wording/quoted.ts';
export { wentWrong as failed } from '../wording/quoted.ts';
export const tryAgain = 'Try again';
export const save = 'Save';
export const saving = 'Saving …';
export const saved = 'Saved';
export const cancel = 'Cancel';
export const busy = 'One moment …';

export const sections = 'Parts of the account';
export const sectionName = {
  overview: 'Overview',
  orders: 'Orders',
  rentals: 'Rentals',
  profile: 'Profile',
  addresses: 'Addresses',
  security: 'Login and security',
  data: 'My data',
} as const;
/** In the list of the sections. */
export const securityShort = 'Security';
export const sectionText = {
  overview: 'What you have ordered and rented, and what we know about you.',
  orders: 'Everything that you have ordered with this account.',
  rentals: 'What you have rented, and until when.',
  profile: 'How we address you, and how we reach you.',
  addresses: 'Where we deliver to, and who gets the invoice.',
  security: 'Password, email address and the devices on which you are logged in.',
  data: 'Take your data with you, or delete the account.',
} as const;

export const greeting = (name: string): string => (name === '' ? 'Hello' : `Hello, ${name}`);
export const latestOrders = 'Latest orders';
export const currentRentals = 'Current rentals';
export const allOrders = 'All orders';
export const logOut = 'Log out';

export const noOrders = 'You have not ordered anything with this account yet.';
export const noRentals = 'You are not renting anything at the moment.';
export const browse = 'Browse';
export const rentHint = 'What you can rent';
export const orderLabel = (number: string): string => `Order ${number}`;
export const orderedOn = (day: string): string => `of ${day}`;
export const pieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);
export const piecesLeft = (left: number, count: number): string => `${left} of ${pieces(count)} left`;
export const stateName = {
  draft: 'not placed',
  offered: 'received',
  accepted: 'accepted',
  lapsed: 'lapsed',
  declined: 'declined',
  cancelled: 'cancelled',
} as const;
export const paymentName = {
  open: 'payment due',
  authorised: 'approved',
  expired: 'open',
  received: 'paid',
  released: 'not due',
  lapsed: 'payment lapsed',
  'refund-due': 'refund to follow',
  refunded: 'refunded',
} as const;
export const rentalState = (rental: {
  readonly fulfilment: string;
  readonly handedOverAt: string | null;
  readonly rentedUntil: string | null;
  readonly returnedAt: string | null;
}): string => {
  if (rental.returnedAt !== null) return `Returned on ${formatDay(rental.returnedAt)}`;
  if (rental.rentedUntil !== null && rental.handedOverAt !== null)
    return `Handed over on ${formatDay(rental.handedOverAt)}, rented up to and including ${formatDay(rental.rentedUntil)}`;
  return 'Begins with the handover';
};
export const daysLeft = (days: number): string =>
  days < 0
    ? 'The rental period is over'
    : days === 0
      ? 'Today is the last day'
      : days === 1
        ? '1 day left'
        : `${days} days left`;
export const endRental = 'End the rental';

export const documents = 'Documents';
export const documentsText = 'As text files, in the version that applies to this order.';
export const confirmationFile = 'Order confirmation';
export const fileName = (what: string, number: string): string => `${what} ${number}`;
export const rights = 'Withdraw and cancel';
export const orderMissing = 'There is no such order in this account.';
export const toOrders = 'Go to your orders';

export const claimTitle = 'Ordered without an account?';
export const claimText =
  'Enter the order number. We send a link to the email address of the order, with which you move it into this account.';
export const orderNumber = 'Order number';
export const claimSend = 'Send the link';
export const redeemTitle = 'Move an order into your account';
export const redeemText = 'After that, the order belongs to the account that you are logged in to.';
export const redeem = 'Move into my account';
export const redeemed = (number: string): string => `Order ${number} now belongs to your account`;
export const redeemFailed =
  'This link has expired, has been used already, or was requested for another account. You can ask for a new one.';
export const noToken = 'This link is incomplete. Please open it once more from the email.';

export const confirmTitle = 'Confirm your email address';
export const confirmText = 'This confirms that this email address belongs to your account.';
export const confirm = 'Confirm email address';
export const confirmed = (email: string): string => `The email address ${email} is confirmed.`;
export const toAccount = 'Go to your account';
export const confirmWithPassword =
  'So that nobody uses an account with somebody else’s address, we also need the password of the account.';
export const accountPassword = 'Password of the account';
export const forgotten = 'Forgotten your password?';
export const notMe = 'It was not me';
export const notMeText =
  'You have not opened an account with us, or not entered a new address? Then the account is somebody else’s. With one click we separate it from your address.';
export const linkRefused = 'Thank you for telling us. Your address will not be connected with the account.';
export const accountLocked =
  'The account is locked: all devices are logged out, all passkeys are removed, and the password is no longer valid. Only someone who can read the emails sent to your address can set a new one.';
export const setPassword = 'Set a new password';
export const stopTitle = 'Stop the change of the email address';
export const stopText =
  'Your account stays with this address. All devices are logged out, all passkeys are removed, and the current password is no longer valid.';
export const stop = 'Stop the change';

export const salutation = 'Title';
export const salutationName = { '': 'Not specified', frau: 'Ms', herr: 'Mr', divers: 'Mx' } as const;
export const firstName = 'First name';
export const lastName = 'Last name';
export const phone = 'Phone';
export const birthDate = 'Date of birth';
export const email = 'Email';
export const emailChange = 'Change email address';

export const company = 'Company';
export const street = 'Street and number';
export const apartment = 'Flat, floor, details';
export const postalCode = 'Postcode';
export const city = 'Town or city';
export const country = 'Country';
export const noAddresses = 'You have not saved any address yet.';
export const addAddress = 'Add an address';
export const editAddress = 'Change';
export const editAddressTitle = 'Change the address';
export const deleteAddress = 'Delete';
export const ofAddress = (action: string, address: string): string => `${action}: ${address}`;
export const addressDeleted = 'Address deleted';
export const undo = 'Undo';
export const asDelivery = 'Suggest for deliveries';
export const asBilling = 'Suggest for invoices';
export const deliveryBadge = 'Delivery address';
export const billingBadge = 'Billing address';

export const changePassword = 'Change password';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const newEmail = 'New email address';
export const emailText = (email: string): string =>
  `Your account has the address ${email}. A new one is valid as soon as you open the link that we send there.`;
export const sendLink = 'Send the link';
export const pleaseConfirm = (email: string): string =>
  `Please confirm your email address ${email}. We sent you the link when you registered.`;
export const unconfirmed =
  'This address is not confirmed yet. Only after that does the export hold what we know by the address alone.';
export const confirmThis = 'Request confirmation';
export const sessions = 'Logged-in devices';
export const unknownDevice = 'Unknown device';
export const thisDevice = 'this device';
export const lastUsed = (moment: string): string => `last used ${moment}`;
export const endSession = 'Log out';
export const endSessionTitle = 'Log out a device';
export const endSessionAsk = (device: string): string =>
  `Do you really want to log out ‘${device}’? You will then have to log in there again.`;
export const sessionEnded = 'Device logged out';
export const everywhere = 'Log out everywhere';
export const everywhereText = 'Ends the login on all devices, including this one.';
export const everywhereAsk = 'Do you really want to log out on all devices, including this one?';
export const everywhereDone = 'You are logged out everywhere';

export const exportTitle = 'Access to my data';
export const exportText =
  'Everything that we have stored about you, as a JSON file: profile, addresses, orders, wishlist, passkeys, logins; with a confirmed email address also newsletter, alerts about pieces, buy-in enquiries, declarations and orders without an account.';
export const exportButton = 'Download my data';
export const exported = 'Your data has been downloaded';
export const deleteTitle = 'Delete the account';
export const deleteText =
  'Profile, addresses, wishlist, passkeys and logins are deleted at once and for good. We have to keep the details of orders for eight years (§ 147 AO, § 257 HGB); we restrict them as soon as nothing is left to be done. Open orders and rentals go on, and so do newsletter and alerts about pieces: they end with the link in any of their emails.';
export const deleteStart = 'Delete the account …';
export const deleteAsk = 'Do you really want to delete your account? This cannot be undone.';
export const deleteNow = 'Delete the account for good';
export const deleted = 'Your account has been deleted';
export const password = 'Password';

export const missing = {
  firstName: 'Please enter the first name',
  lastName: 'Please enter the last name',
  phone: 'Please enter your phone number',
  street: 'Please enter street and house number',
  postalCode: 'Please enter the postcode',
  city: 'Please enter the town',
  password: 'Please enter your password',
  newPassword: 'Please enter a new password',
  email: 'Please enter an email address',
  orderNumber: 'Please enter the order number',
} as const;

export const formatDay = (moment: string): string => day.format(new Date(moment));
const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
export const formatMoment = (moment: string): string => dayAndTime.format(new Date(moment));
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
