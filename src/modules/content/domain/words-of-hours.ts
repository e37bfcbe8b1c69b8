import type { Language } from '../../../shared/text/language.ts';
import type { Weekday } from '../../../shared/time/opening-hours.ts';

type Days = Readonly<Record<Weekday, string>>;
type Times = (opens: string, closes: string) => string;

/** How a language says when a shop is open. */
interface WordsOfHours {
  /** A single day among others. */
  readonly days: Days;
  readonly short: Days;
  /** Several days in a row. */
  readonly run: (first: Weekday, last: Weekday) => string;
  readonly list: Intl.ListFormat;
  readonly times: Times;
  readonly shortTimes: Times;
}

const daysOf = (names: readonly [string, string, string, string, string, string, string]): Days => {
  const [Mo, Tu, We, Th, Fr, Sa, Su] = names;
  return { Mo, Tu, We, Th, Fr, Sa, Su };
};

const german = daysOf(['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag']);
const english = daysOf(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const spanish = daysOf(['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']);
const french = daysOf(['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']);
const italian = daysOf(['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica']);

/** '09:00' is '9', '09:30' is '9.30'. */
function clockTime(time: string, between: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}${between}${minutes}`;
}

/** '09:00' is '9 am', '18:30' is '6.30 pm'. */
function englishTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours) % 12 || 12;
  return `${hour}${minutes === '00' ? '' : `.${minutes}`}\u00a0${Number(hours) < 12 ? 'am' : 'pm'}`;
}

/** '09:00' is '9 h', '09:30' is '9 h 30'. */
function frenchTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
}

/** Between 'di' and an hour: 'dalle 9', but 'dall’1'. */
const italianHour = (before: 'da' | 'a', time: string): string =>
  `${before}ll${/^0?1:/.test(time) ? '’' : 'e '}${clockTime(time, ':')}`;

const fromToItalian = (before: 'da' | 'a', day: Weekday): string =>
  `${before}l${day === 'Su' ? 'la' : ''} ${italian[day]}`;

export const wordsOfHours: Readonly<Record<Language, WordsOfHours>> = {
  de: {
    days: german,
    short: daysOf(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']),
    run: (first, last) => `${german[first]} bis ${german[last]}`,
    list: new Intl.ListFormat('de-DE'),
    times: (opens, closes) => `${clockTime(opens, '.')} bis ${clockTime(closes, '.')}\u00a0Uhr`,
    shortTimes: (opens, closes) => `${clockTime(opens, '.')}–${clockTime(closes, '.')}\u00a0Uhr`,
  },
  en: {
    days: english,
    short: daysOf(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']),
    run: (first, last) => `${english[first]} to ${english[last]}`,
    list: new Intl.ListFormat('en-GB'),
    times: (opens, closes) => `${englishTime(opens)} to ${englishTime(closes)}`,
    shortTimes: (opens, closes) => `${englishTime(opens)}–${englishTime(closes)}`,
  },
  es: {
    // Days that are the same every week are said in the plural; the other days end in -s anyway.
    days: { ...spanish, Sa: 'sábados', Su: 'domingos' },
    short: daysOf(['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom']),
    run: (first, last) => `de ${spanish[first]} a ${spanish[last]}`,
    list: new Intl.ListFormat('es-ES'),
    times: (opens, closes) => `de ${clockTime(opens, ':')} a ${clockTime(closes, ':')}\u00a0h`,
    shortTimes: (opens, closes) => `${clockTime(opens, ':')}–${clockTime(closes, ':')}\u00a0h`,
  },
  fr: {
    days: daysOf([
      'le lundi',
      'le mardi',
      'le mercredi',
      'le jeudi',
      'le vendredi',
      'le samedi',
      'le dimanche',
    ]),
    short: daysOf(['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim']),
    run: (first, last) => `du ${french[first]} au ${french[last]}`,
    list: new Intl.ListFormat('fr-FR'),
    times: (opens, closes) => `de ${frenchTime(opens)} à ${frenchTime(closes)}`,
    shortTimes: (opens, closes) => `${frenchTime(opens)}–${frenchTime(closes)}`,
  },
  it: {
    days: daysOf([
      'il lunedì',
      'il martedì',
      'il mercoledì',
      'il giovedì',
      'il venerdì',
      'il sabato',
      'la domenica',
    ]),
    short: daysOf(['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom']),
    run: (first, last) => `${fromToItalian('da', first)} ${fromToItalian('a', last)}`,
    list: new Intl.ListFormat('it-IT'),
    times: (opens, closes) => `${italianHour('da', opens)} ${italianHour('a', closes)}`,
    shortTimes: (opens, closes) => `ore\u00a0${clockTime(opens, ':')}–${clockTime(closes, ':')}`,
  },
};
