export const title = 'Privacy settings';
export const intro =
  'This shop loads nothing from third parties of its own accord, and does not measure what you do here. That is why we do not ask you when you visit. Here you decide on the little that needs your consent, and change your decision whenever you like.';
export const needsScript =
  'Without JavaScript, no service is loaded that needs your consent. So there is nothing to decide.';
export const acceptAll = 'Accept all';
export const rejectAll = 'Reject all';
export const saveChoice = 'Save selection';
export const saved = 'Your decision has been saved';
export const decidedAt = (moment: string): string => `Your last decision: ${moment}.`;
export const undecided = 'You have not decided yet; until then, none of it is loaded.';
export const number = (subject: string): string =>
  `We have recorded it under this number, which only your browser knows: ${subject}`;
export const withdraw =
  'You can withdraw your consent here at any time, with effect for the future. What happened before remains lawful.';
export const policy = 'Privacy policy';

export const necessary = 'Necessary';
export const alwaysOn = 'always active';
export const necessaryText =
  'What is needed for what you use yourself to work: basket, wishlist, checkout, login, language and this decision. Most of it stays in your browser. The shop loads scripts of Stripe and PayPal only when you pay with them. Legal basis: § 25 (2) no. 2 TDDDG.';
export const storageLink = 'All names and storage periods';

export const functions = 'Maps';
export const functionsText = 'Maps on the contact page, so that you find our stores.';
export const allow = 'Load maps from OpenStreetMap';
export const details = 'Details';
export const facts = [
  ['Provider', 'OpenStreetMap Foundation, United Kingdom'],
  ['Purpose', 'Map of the surroundings of our stores'],
  ['Data', 'IP address, browser and the part of the map shown, directly to the provider'],
  ['Place', 'United Kingdom; the European Commission has recognised the level of protection as adequate'],
  ['Period', 'we store nothing; the provider may keep logs'],
  ['Legal basis', 'your consent (Art. 6 (1) a GDPR, § 25 (1) TDDDG)'],
] as const;
export const providerPolicy = 'Privacy notice of OpenStreetMap';
export const newTab = 'opens another website';

export const formatMoment = (moment: string): string => dayAndTime.format(new Date(moment));
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
});
