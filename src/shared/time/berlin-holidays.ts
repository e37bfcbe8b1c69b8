/** Public holidays of Berlin by a name of their own; `once`: made one for a single year by law. */
export type Holiday =
  | 'new-year'
  | 'womens-day'
  | 'good-friday'
  | 'easter-monday'
  | 'labour-day'
  | 'ascension'
  | 'whit-monday'
  | 'unity'
  | 'christmas-day'
  | 'boxing-day'
  | 'once';

interface HolidayOfYear {
  /** '2026-12-25' */
  readonly day: string;
  readonly name: Holiday;
}

/** § 1 (1) of Berlin's law on Sundays and public holidays: the 75th anniversary of 17 June 1953. */
const onceOnly: Readonly<Record<number, string>> = { 2028: '06-17' };

/** The public holidays of a year, in their order, but for those that are Sundays anyway (Easter, Whitsun). */
export function berlinHolidays(year: number): readonly HolidayOfYear[] {
  const easter = easterSunday(year);
  const fromEaster = (days: number): string =>
    new Date(easter.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const once = onceOnly[year];
  const holidays: HolidayOfYear[] = [
    { day: `${year}-01-01`, name: 'new-year' },
    { day: `${year}-03-08`, name: 'womens-day' },
    { day: fromEaster(-2), name: 'good-friday' },
    { day: fromEaster(1), name: 'easter-monday' },
    { day: `${year}-05-01`, name: 'labour-day' },
    { day: fromEaster(39), name: 'ascension' },
    { day: fromEaster(50), name: 'whit-monday' },
    ...(once === undefined ? [] : [{ day: `${year}-${once}`, name: 'once' as const }]),
    { day: `${year}-10-03`, name: 'unity' },
    { day: `${year}-12-25`, name: 'christmas-day' },
    { day: `${year}-12-26`, name: 'boxing-day' },
  ];
  return holidays.toSorted((one, other) => one.day.localeCompare(other.day));
}

/** Easter Sunday in the Gregorian calendar, by Gauß's rule in the form of Meeus, Jones and Butcher. */
function easterSunday(year: number): Date {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moved = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moved + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * correction + 114;
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}
