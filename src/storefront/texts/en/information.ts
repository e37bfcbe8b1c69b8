import type { OpeningHours } from '../../../modules/content/index.ts';
import { dayRuns, type Weekday } from '../../../shared/time/opening-hours.ts';
import { clockTime } from './shell.ts';

export const gallery = 'Pictures';
export const visit = {
  heading: 'Shall we meet?',
  text: 'Two stores in Friedrichshain, no appointment needed. Or give us a call and ask for a particular piece.',
  label: 'Contact and directions',
};
export const browse = {
  heading: 'Read enough?',
  text: 'Each piece with its pictures, measurements and condition, and with everything that we noticed.',
  label: 'All categories',
};
export const ask = {
  heading: 'Not sure yet?',
  text: 'We work out with you what is possible, and tell you when it is not a good idea. Call or write to us.',
  label: 'Get in touch',
};

/** The wording that advertising for credit needs (Directive (EU) 2023/2225, Art. 8 (1)). */
export const creditWarning = 'Caution! Borrowing money costs money!';
export const noInstalmentsTitle = 'Payment by instalments';
export const noInstalments =
  'We do not offer payment by instalments at present. You pay by card, PayPal or bank transfer. Ask us what may be possible in your case.';

export const store = 'Visit us';
export const addressTitle = 'Address';
export const toMap = 'Map and directions';
export const hours = 'Opening hours';
export const withoutAppointment = 'No appointment needed';

const dayNames: Record<Weekday, string> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
};

/** 'Monday to Thursday and Saturday, 9 am to 6 pm' */
export function openingHours({ days, opens, closes }: OpeningHours): string {
  return `${inWords(days)}, ${clockTime(opens)} to ${clockTime(closes)}`;
}

/** Three or more consecutive days are 'from … to', fewer are listed. */
function inWords(days: readonly Weekday[]): string {
  const names = dayRuns(days).flatMap((run) =>
    run.length > 2
      ? [`${dayNames[run[0]]} to ${dayNames[run.at(-1) ?? run[0]]}`]
      : run.map((day) => dayNames[day]),
  );
  return listOf.format(names);
}

export const donatedPieces = 'What we are donating now';
export const donatedPiecesSubtitle = 'All proceeds from these pieces go to a medical aid organisation.';
export const noDonationProofs =
  'None of these pieces has been sold yet. After the first sale you will find the first receipt here.';
export const donationLocations = {
  heading: 'Our locations',
  text: 'The pieces are in Friedrichshain, in Frankfurter Allee and in Revaler Straße. Come and see them.',
  label: 'Addresses and map',
};

const listOf = new Intl.ListFormat('en-GB', { type: 'conjunction' });
