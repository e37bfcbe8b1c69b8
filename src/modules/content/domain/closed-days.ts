import type { Language } from '../../../shared/text/language.ts';
import { berlinHolidays, type Holiday } from '../../../shared/time/berlin-holidays.ts';
import { weekdayOf } from '../../../shared/time/opening-hours.ts';
import type { CompanyData } from './company-data.ts';

/** Days on which the stores are closed although a week's hours say otherwise. */
export interface Closure {
  /** '2026-12-24', the first and the last day. */
  readonly from: string;
  readonly to: string;
  /** Why: a public holiday, or the owner's own words. */
  readonly holiday: Holiday | null;
  readonly words: string | null;
}

/**
 * What lies ahead, in its order: days that the owner has named, and public holidays on which the shop would be open by
 * its hours and that the owner has not excepted.
 * @param today and the last day that counts, as '2026-12-24'
 */
export function closuresAhead(
  { closedDays = [], openHolidays = [], openingHours }: CompanyData,
  today: string,
  last: string,
): readonly Closure[] {
  const named = closedDays.map(({ from, to, reason }) => ({
    from,
    to: to ?? from,
    holiday: null,
    words: reason,
  }));
  const years = [Number(today.slice(0, 4)), Number(last.slice(0, 4))];
  const isOpenOn = (day: string) => openingHours.some(({ days }) => days.includes(weekdayOf(day)));
  const holidays = [...new Set(years)]
    .flatMap(berlinHolidays)
    .filter(({ day }) => isOpenOn(day) && !openHolidays.includes(day))
    .filter(({ day }) => !named.some(({ from, to }) => from <= day && day <= to))
    .map(({ day, name }) => ({ from: day, to: day, holiday: name, words: null }));
  return [...named, ...holidays]
    .filter(({ from, to }) => to >= today && from <= last)
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

/** 'Geschlossen: 25. Dezember 2026 (1. Weihnachtstag)'. The owner's words are German, and only Germans read them. */
export function closureInWords({ from, to, holiday, words }: Closure, language: Language): string {
  const said = wordsOfClosures[language];
  const days = new Intl.DateTimeFormat(said.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const [first, last] = [from, to].map((day) => days.format(new Date(`${day}T12:00:00Z`)));
  const when = from === to ? first : `${first} – ${last}`;
  const why = holiday === null ? (language === 'de' ? words : null) : said.holidays[holiday];
  return `${said.closed} ${when}${why === null || why === '' ? '' : ` (${why})`}`;
}

interface WordsOfClosures {
  readonly locale: string;
  readonly closed: string;
  readonly holidays: Readonly<Record<Holiday, string>>;
}

const wordsOfClosures: Readonly<Record<Language, WordsOfClosures>> = {
  de: {
    locale: 'de-DE',
    closed: 'Geschlossen:',
    holidays: {
      'new-year': 'Neujahr',
      'womens-day': 'Internationaler Frauentag',
      'good-friday': 'Karfreitag',
      'easter-monday': 'Ostermontag',
      'labour-day': 'Tag der Arbeit',
      ascension: 'Christi Himmelfahrt',
      'whit-monday': 'Pfingstmontag',
      unity: 'Tag der Deutschen Einheit',
      'christmas-day': '1.\u00a0Weihnachtstag',
      'boxing-day': '2.\u00a0Weihnachtstag',
      once: 'Feiertag',
    },
  },
  en: {
    locale: 'en-GB',
    closed: 'Closed:',
    holidays: {
      'new-year': 'New Year’s Day',
      'womens-day': 'International Women’s Day',
      'good-friday': 'Good Friday',
      'easter-monday': 'Easter Monday',
      'labour-day': 'Labour Day',
      ascension: 'Ascension Day',
      'whit-monday': 'Whit Monday',
      unity: 'German Unity Day',
      'christmas-day': 'Christmas Day',
      'boxing-day': 'Boxing Day',
      once: 'public holiday',
    },
  },
  es: {
    locale: 'es-ES',
    closed: 'Cerrado:',
    holidays: {
      'new-year': 'Año Nuevo',
      'womens-day': 'Día Internacional de la Mujer',
      'good-friday': 'Viernes Santo',
      'easter-monday': 'Lunes de Pascua',
      'labour-day': 'Día del Trabajo',
      ascension: 'Ascensión',
      'whit-monday': 'Lunes de Pentecostés',
      unity: 'Día de la Unidad Alemana',
      'christmas-day': 'Navidad',
      'boxing-day': 'segundo día de Navidad',
      once: 'día festivo',
    },
  },
  fr: {
    locale: 'fr-FR',
    closed: 'Fermé\u00a0:',
    holidays: {
      'new-year': 'jour de l’An',
      'womens-day': 'journée internationale des femmes',
      'good-friday': 'vendredi saint',
      'easter-monday': 'lundi de Pâques',
      'labour-day': 'fête du Travail',
      ascension: 'Ascension',
      'whit-monday': 'lundi de Pentecôte',
      unity: 'jour de l’Unité allemande',
      'christmas-day': 'Noël',
      'boxing-day': 'lendemain de Noël',
      once: 'jour férié',
    },
  },
  it: {
    locale: 'it-IT',
    closed: 'Chiuso:',
    holidays: {
      'new-year': 'Capodanno',
      'womens-day': 'Giornata internazionale della donna',
      'good-friday': 'Venerdì santo',
      'easter-monday': 'Lunedì dell’Angelo',
      'labour-day': 'Festa dei lavoratori',
      ascension: 'Ascensione',
      'whit-monday': 'Lunedì di Pentecoste',
      unity: 'Giorno dell’Unità tedesca',
      'christmas-day': 'Natale',
      'boxing-day': 'Santo Stefano',
      once: 'giorno festivo',
    },
  },
};
