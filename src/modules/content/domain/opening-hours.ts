import type { Language } from '../../../shared/text/language.ts';
import { dayRuns, type Weekday } from '../../../shared/time/opening-hours.ts';
import type { OpeningHours } from './company-data.ts';

interface Words {
  readonly days: Readonly<Record<Weekday, string>>;
  readonly short: Readonly<Record<Weekday, string>>;
  /** Between the first and the last of several days or hours. */
  readonly to: string;
  readonly list: Intl.ListFormat;
  readonly times: (opens: string, closes: string, to: string) => string;
}

const german: Words = {
  days: {
    Mo: 'Montag',
    Tu: 'Dienstag',
    We: 'Mittwoch',
    Th: 'Donnerstag',
    Fr: 'Freitag',
    Sa: 'Samstag',
    Su: 'Sonntag',
  },
  short: { Mo: 'Mo', Tu: 'Di', We: 'Mi', Th: 'Do', Fr: 'Fr', Sa: 'Sa', Su: 'So' },
  to: ' bis ',
  list: new Intl.ListFormat('de-DE'),
  times: (opens, closes, to) => `${germanTime(opens)}${to}${germanTime(closes)}\u00a0Uhr`,
};

const english: Words = {
  days: {
    Mo: 'Monday',
    Tu: 'Tuesday',
    We: 'Wednesday',
    Th: 'Thursday',
    Fr: 'Friday',
    Sa: 'Saturday',
    Su: 'Sunday',
  },
  short: { Mo: 'Mon', Tu: 'Tue', We: 'Wed', Th: 'Thu', Fr: 'Fri', Sa: 'Sat', Su: 'Sun' },
  to: ' to ',
  list: new Intl.ListFormat('en-GB'),
  times: (opens, closes, to) => `${englishTime(opens)}${to}${englishTime(closes)}`,
};

const wordsOf = (language: Language): Words => (language === 'en' ? english : german);

/** 'Montag bis Donnerstag und Samstag, 9 bis 18 Uhr', for use in a sentence. */
export function hoursInWords(hours: readonly OpeningHours[], language: Language): string {
  const { days, to, list, times } = wordsOf(language);
  const named = (open: OpeningHours): string[] =>
    dayRuns(open.days).flatMap((run) =>
      run.length > 2 ? [`${days[run[0]]}${to}${days[run.at(-1) ?? run[0]]}`] : run.map((day) => days[day]),
    );
  return hours.map((open) => `${list.format(named(open))}, ${times(open.opens, open.closes, to)}`).join('; ');
}

/** 'Mo–Do und Sa, 9–18 Uhr', for narrow places. */
export function hoursInShort(hours: readonly OpeningHours[], language: Language): string {
  const { short, list, times } = wordsOf(language);
  const named = (open: OpeningHours): string[] =>
    dayRuns(open.days).map((run) =>
      run.length === 1 ? short[run[0]] : `${short[run[0]]}–${short[run.at(-1) ?? run[0]]}`,
    );
  return hours
    .map((open) => `${list.format(named(open))}, ${times(open.opens, open.closes, '–')}`)
    .join('; ');
}

/** '09:00' is '9', '09:30' is '9.30'. */
function germanTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}.${minutes}`;
}

/** '09:00' is '9 am', '18:30' is '6.30 pm'. */
function englishTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours) % 12 || 12;
  return `${hour}${minutes === '00' ? '' : `.${minutes}`}\u00a0${Number(hours) < 12 ? 'am' : 'pm'}`;
}
