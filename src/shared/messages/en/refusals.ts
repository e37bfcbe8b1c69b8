import { figures } from '../figures.ts';

import type { refusals as german } from '../de/refusals.ts';
import type { Translated } from '../message.ts';

const { fromNow } = figures.en;

/** Why a request is refused as a whole, in the words of the specification’s section 8. */
export const refusals: Translated<typeof german> = {
  'invalid-request': 'The request is incomplete or faulty.',
  'not-found': 'This address does not exist.',
  'product-not-found': 'Product not found',
  'products-not-found': 'Failed to fetch products',
  'category-not-found': 'Failed to fetch data',
  'no-such-place': 'Please check the postcode and town.',
  'no-shipping-rate': 'No shipping rates found.',
  'sale-on-request': 'We currently sell this on request.',
  'vat-id-not-confirmed':
    'The VAT ID could not be confirmed. The price therefore includes VAT; please check the order again.',
  'order-without-vat-id': 'This order has no VAT ID of another member state.',
  'vat-corrected-already': 'This order is without German VAT already. There is nothing to correct.',
  'vat-id-not-confirmed-then':
    'The VAT ID is not confirmed for the day that counts: as long as the goods are here, it has to be valid today; if they have left, on the day on which they did (§ 6a (1) No. 4 UStG). For today have it checked; for a day in the past that is no longer possible, and the VAT stays.',
  'only-margin-goods':
    'Everything in this order is under the margin scheme, or taxed with a confirmed VAT ID, too. Nothing of it becomes exempt.',
  'goods-stay-in-germany':
    'The goods are collected, and so stay in Germany. That is no intra-Community supply, even with a confirmed VAT ID.',
  'vat-after-refund':
    'Money was paid back for this order already, something came back or was taken out, it is withdrawn from, or its payment is disputed. Its VAT can no longer be corrected here; please ask the tax adviser.',
  'vat-with-voucher':
    'A voucher was redeemed for this order. Its VAT cannot be corrected here; please ask the tax adviser.',
  'vat-while-paying':
    'The payment is still under way. The VAT can be corrected while a bank transfer is awaited of which nothing has come, and again once all is paid. What Klarna has only promised is to be taken first.',
  'vat-id-of-another':
    'The invoice names another VAT ID than the order. Only the supply to the one who ordered is exempt: issue the invoice to them again first.',
  'price-not-reckonable':
    'The price of this order cannot be worked out again to the cent, since it was made by earlier rules. Its VAT cannot be corrected here; please ask the tax adviser.',
  'vat-register-silent':
    'The register of the EU (VIES) does not answer at the moment. Please try again later.',
  'vat-register-refuses':
    'The register of the EU (VIES) does not answer this shop. Please check its own VAT ID in the company data.',
  'no-vat-register':
    'This shop asks no register about VAT IDs. Whoever operates it sets one with VAT_ID_REGISTER.',
  'vat-id-must-stay':
    'This invoice has no VAT because the customer’s VAT ID was confirmed. It has to stay on the new invoice.',
  'bound-to-destination':
    'Taxation at the destination has been chosen, and binds the shop for at least two calendar years.',
  'order-not-found': 'This order does not exist.',
  'invoice-not-found': 'This invoice does not exist, or is just being made.',
  'order-expired': 'The reservation has expired. Please go to the checkout again.',
  'order-closed': 'This order is closed.',
  'order-elsewhere':
    'Nothing has been ordered by this: the order has gone on elsewhere meanwhile, for instance in another tab. Order there. If nothing is open there any more, continue to payment here once more.',
  'order-binding': 'This order is binding and cannot be discarded here.',
  'order-not-offered': 'This order has not been placed yet.',
  'mail-link-invalid': 'This link is not valid.',
  'mail-link-expired': 'This link has expired. Please ask for a new one.',
  'email-confirmed-already': 'This email address is already confirmed. There is nothing left to do.',
  'mail-link-over':
    'This link no longer works: it has already been stopped, it can no longer be stopped, or the link is not complete. If anything about your account looks strange to you, please set a new password.',
  'link-needs-password': 'Please enter the password of the account.',
  'mailbox-code-needed':
    'Please confirm your email address: we have sent you a code that lets you go on at once.',
  'mailbox-code-wrong': 'This code is wrong or no longer valid.',
  'too-many-mailbox-codes': 'Too many codes have been sent already. Please try again in an hour.',
  'cart-refused': 'The basket cannot be ordered like this.',
  'voucher-refused': 'This voucher cannot be redeemed here.',
  'gift-voucher-redeemed':
    'Part of this voucher has been redeemed already, or an order that was begun uses it. Its sale can no longer be undone.',
  'gift-sale-cancelled': 'The sale of this voucher has been undone.',
  'gift-not-longer': 'Please choose a later day than it has, at most 30 years from today.',
  'gift-voucher-not-here':
    'There is no voucher to download here: it is not paid, or it was mailed more than 30 days ago.',
  'gift-bought-by-order':
    'This voucher was bought in the shop. Please refund its order; that ends the voucher.',
  'total-changed': 'The price has changed. Please check the new total.',
  'piece-available': 'This piece is available again.',
  'pieces-gone': 'Sorry, no longer available',
  'payment-method-unavailable': 'This payment method is not available at the moment.',
  'klarna-not-for-this':
    'This order cannot be paid with Klarna: that is for private customers in eleven euro countries only, up to a maximum. Please choose another payment method.',
  'payment-unknown': 'Error processing payment.',
  'payment-open': 'Error processing payment.',
  'capture-under-way':
    'The money for this order is just being taken. In a minute it is known whether it came; after that you can go on here.',
  'payment-declined': 'Payment failed. Please try again.',
  'payment-too-late': 'The reservation had expired, and at least one piece is gone. You will not be charged.',
  'payment-closed': 'This order has already been paid or closed.',
  'paid-already': 'This order has already been paid. You will not pay a second time.',
  'provider-unavailable': 'Failed to initialize payment. Please try again.',
  'webhook-refused': 'The signature is not valid.',
  'idempotency-conflict': 'This request has already been sent with other content.',
  'shop-closed': 'We have not opened yet and are not taking orders. Your basket is kept.',
  'shop-unfinished': 'Something is still missing before the shop can open. Please go through the list.',
  'shop-not-closed': 'This shop is already taking orders.',
  'too-many-held': 'A great many pieces are already reserved for you. Please complete that order first.',
  'too-many-orders': 'A great many orders have already been placed with this email address today.',
  'hold-again-later':
    'You have already had this piece reserved for some time without ordering it. Please try again in two hours.',
  'too-many-declarations':
    'Many declarations have arrived from your connection within the last hour. It will work again in an hour at the latest. Otherwise please send us an email.',
  'not-a-picture':
    'This file is not a picture that we can read. JPEG, PNG, WebP, AVIF, GIF and HEIC are possible.',
  'picture-too-large': 'This picture is too large: 64 million pixels at most.',
  'uploads-busy': 'A great many pictures are arriving right now. Please try again in a minute.',
  'too-many-uploads':
    'Very many pictures that belong to no enquiry have come from your connection already. Please send your enquiry, or try again tomorrow.',
  'too-busy': 'It is very busy here right now. Please try again in a moment.',
  'database-busy': 'We are very busy right now. Please try again in a moment.',
  'database-away':
    'Technical fault: our shop cannot reach its data right now. Please try again in a few minutes. What you have entered stays here.',
  'upload-unknown': 'A picture is no longer there. Please choose it again.',
  'too-many-enquiries':
    'A great many enquiries have already arrived with this email address today. Please call us.',
  'login-refused': 'Email address or password is wrong.',
  'too-many-logins': ({ minutes }) =>
    `Too many attempts. Please wait ${minutes} minutes, or set a new password.`,
  'email-taken': 'There is already an account with this email address.',
  'password-refused': 'Please choose another password.',
  'other-person': 'Somebody else has logged in in this browser meanwhile. Nothing was saved.',
  'session-over': 'Please log in.',
  'amount-differs': 'The amount does not match the order. Please check the transfer.',
  'not-asked-to-pay': 'Nobody has been asked to pay for this order yet.',
  'payment-known':
    'This transfer has already paid for another order. Please check the reference and the order number.',
  'reference-booked':
    'This reference is already booked on this order; the receipt is listed with its money. If another transfer has come, please enter its own reference or leave the field empty.',
  'no-invoice': 'This order has no valid invoice.',
  'invoice-credited':
    'A credit note refers to this invoice already, for example after a refund. That is why it can no longer be made out to another recipient.',
  'recipient-unchanged': 'The invoice is already made out to this recipient in exactly this way.',
  'receipt-not-found': 'There is no such incoming payment (any more).',
  'refund-ordered':
    'Some of this money is on its way back or has been paid back. So its receipt can no longer be taken back.',
  'booked-in-future': 'The day of the booking is in the future. Please check the date.',
  'booked-before-order': 'The day of the booking is before the order. Please check the date.',
  'nothing-to-refund': 'There is nothing to refund.',
  'refund-too-much': 'Not that much is left to refund.',
  'paid-on-the-spot': 'This order is accepted when it is paid, and only the customer can pay it.',
  'step-in-future': 'The day is in the future. Please check the date.',
  'step-too-early': 'The day is before the order or before the handover. Please check the date.',
  'not-paid': 'This order has not been paid yet.',
  'no-such-line': 'The order has no such line.',
  'calendar-differs': 'The calendar of the piece does not agree. Please look at the piece.',
  'pickup-is-not-shipped': 'This order is picked up.',
  'already-handed-over': 'This has already been handed over.',
  'payment-disputed':
    'There is an open case about this payment at the provider. Please deliver only when it is settled, or decide on the order to deliver all the same.',
  'no-open-case': 'No open case keeps this order from being delivered.',
  'not-rented-out': 'This is not rented out at the moment.',
  'piece-is-out': 'At least one piece is on its way or with the customer. It has to come back first.',
  'rental-is-out': 'This is rented out. Please record its return as that of a rental.',
  'never-left': 'This has not left the shop yet. Please take it out of the order instead.',
  'has-left': 'This is on its way or handed over already. Please record its return once it comes back.',
  'no-proof-asked': 'This order needs no proof, or nothing of it has been sent yet.',
  'not-a-returned-rental': 'Compensation can be claimed only for a rented piece that has come back.',
  'due-day-out-of-range': 'The time to pay must end after today and within a year. Please check the date.',
  'claim-not-found': 'There is no such claim.',
  'claim-settled': 'This claim has been paid or waived already.',
  'claim-above-value': 'All claims for a piece together must not exceed its value.',
  'claim-too-much': 'Not that much of this claim is open any more.',
  'withdrawal-paid-back':
    'This withdrawal has been dealt with, or money is going back because of it already.',
  'claimed-too-many': 'It cannot be claimed for so many pieces of this line.',
  'returned-too-many': 'Not so many pieces of this line are still out.',
  'deduction-too-much': 'At most what the pieces have cost can be deducted.',
  'right-missing': 'You are not allowed to do this.',
  'password-change-due': 'Please set a password of your own first.',
  'second-factor-due': 'Please set up the second step of the login first.',
  'fresh-login-needed': 'Please enter your password once more for this.',
  'login-step-over': 'The login took too long. Please enter your password once more.',
  'code-refused': 'This code is not valid or was used already. Please wait for the next one.',
  'recovery-code-refused': 'This recovery code is not valid or was used already. Please enter another one.',
  'passkey-refused': 'This passkey was not accepted.',
  'passkey-too-late': 'That took too long. Please begin once more.',
  'too-many-passkeys': 'We cannot keep more than 10 passkeys. Please remove one first.',
  'set-up-over': 'Setting it up took too long. Please begin once more.',
  'record-not-found': 'This entry no longer exists.',
  'last-owner': 'At least one owner must remain.',
  'invitation-expired':
    'This invitation is no longer valid. If you have already accepted it, log in. Otherwise ask the owner of the shop for a new one.',
  'invitation-accepted': 'This invitation has already been accepted.',
  'session-not-found': 'This device has already been logged out.',
  'password-wrong': 'The password is wrong.',
  'address-not-found': 'This address no longer exists.',
  'too-many-addresses': 'We cannot keep more than 20 addresses. Please delete one first.',
  'record-changed': 'Somebody else has changed this entry in the meantime. Please load it again.',
  'seen-is-past':
    'This order has been changed in the meantime. Please look at what has happened, and then decide again.',
  'category-in-use': 'There are still pieces in this category.',
  'import-elsewhere': 'This import has moved on in the meantime. Please reload the page.',
  'translation-off': 'No translation service has been set up.',
  'translation-busy': 'The translation service is too busy at the moment. Please try again in a minute.',
  'translation-quota':
    'The quota at the translation service is used up. It goes on once the service has renewed or raised it.',
  'translation-refused':
    'The translation service does not accept the request. Please have the key in the server’s settings checked.',
  'translation-down': 'The translation service cannot be reached at the moment. Please try again later.',
  'translation-unreadable': 'The translation service’s answer is no translation.',
  'piece-in-use':
    'This piece has been on show in the shop or ordered. It can only be taken off the shop’s pages.',
  'unit-taken': 'This piece is reserved, rented out, sold or already blocked at that time.',
  'too-large': 'The request is too large.',
  'unsupported-media-type': 'This format is not accepted.',
  'too-many-requests': ({ minutes }: { readonly minutes: number }) =>
    `Too many requests. Please try again ${fromNow(minutes)}.`,
  'origin-refused': 'The request comes from another site.',
  internal: 'Something went wrong!',
  'pieces-gone-by-title': ({ titles }) => `Sorry, no longer available: ${titles.join(', ')}`,
};
