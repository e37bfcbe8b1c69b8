/** The wordings of the buttons that § 356a (2), (3) and § 312k (2) BGB prescribe, in English. */
export const withdrawTitle = 'Withdraw from contract';
export const withdrawIntro =
  'Here you withdraw from a contract with us, in whole or in part. You need not give a reason.';
export const withdrawNotice = 'Withdrawal notice and model form';
export const withdrawSubmit = 'Confirm withdrawal';
export const withdrawReceived = 'We have received your withdrawal';
export const withdrawReceivedAt = (moment: string): string =>
  `We received your withdrawal on ${formatMoment(moment)}.`;
export const withdrawDeclaration = 'I hereby withdraw from the contract';

export const endTitle = 'Cancel contracts here';
export const endIntro = 'Here you end the rental of a piece.';
export const endSubmit = 'cancel now';
export const endReceived = 'We have received your cancellation';
export const endReceivedAt = (moment: string): string =>
  `We received your cancellation on ${formatMoment(moment)}.`;
export const endDeclaration = 'I hereby cancel the contract';
export const manner = 'Type of cancellation';
export const mannerName = (name: string | undefined): string =>
  name === 'extraordinary' ? 'for good cause' : 'ordinary';
export const mannerHint = {
  ordinary: 'without a reason, at the end of the rental period',
  extraordinary: 'for an important reason, also before then',
} as const;
/** Terms 5.10 and 5.13; § 542 (2) BGB. */
export const ordinaryMeans =
  'A rental ends by itself after the period that you chose, even without a cancellation. An ordinary cancellation therefore takes effect at the end of that period; before then, a rental only ends for an important reason or if we agree on it with you. We will write to you on which day it ends and how the piece comes back.';
export const reason = 'Reason for the cancellation';
export const endsOn = 'From which day? If left empty: as soon as possible';
export const endsOnHint =
  'A cancellation cannot be backdated: if the day has passed, it takes effect on the day it reaches us at the earliest.';
export const backdated = (day: string): string =>
  `${day} (has passed; takes effect on receipt at the earliest)`;
export const endsOnShort = 'As of';
export const asSoonAsPossible = 'as soon as possible';

export const name = 'Your name';
export const nameShort = 'Name';
export const contract = 'Order number or description of the contract';
export const endContractHint = 'If you end only one of several rentals, please name the piece here as well.';
export const contractShort = 'Contract';
export const pieces = 'Only part of the order?';
export const piecesHint = 'Then please name the pieces. Otherwise the withdrawal covers everything.';
export const piecesShort = 'Pieces';
export const allPieces = 'the whole order';
export const email = 'Email address';
export const purpose =
  'To this address we send a confirmation at once, with content, date and time. We use your details only to handle your declaration.';
export const tooMany =
  'Many declarations have come from your connection within the last hour. This form will work again in an hour at the latest.';
/** Before the shop's address. */
export const byMail = 'Just as effective is an email to';

export const declaration = 'Declaration';
export const mailed = 'This confirmation is also on its way to you by email.';
export const notMailed =
  'We have already sent several confirmations to this email address today. Please print or save this page.';
export const print = 'Print or save as PDF';

/** '28 November 2026' from '2026-11-28'. */
export const formatDay = (day: string): string => date.format(new Date(`${day}T00:00:00Z`));

const date = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });
const formatMoment = (moment: string): string => dateAndTime.format(new Date(moment));
const dateAndTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'medium',
});
