import { isCountry } from '../../shared/places/country-codes.ts';
import { office } from '../texts/office.ts';

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const wholeEuros = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const counts = new Intl.NumberFormat('de-DE');
const zone = { timeZone: 'Europe/Berlin' } as const;
const day = new Intl.DateTimeFormat('de-DE', { ...zone, day: '2-digit', month: '2-digit', year: 'numeric' });
const moment = new Intl.DateTimeFormat('de-DE', {
  ...zone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const regions = new Intl.DisplayNames('de', { type: 'region' });

/** 'Österreich' for 'AT'; an unknown code stays as it is. */
export function countryName(code: string): string {
  return isCountry(code) ? (regions.of(code) ?? code) : code;
}

/** '1.234,00 €' from integer cents. */
export function formatCents(cents: number): string {
  return euros.format(cents / 100);
}

/** '1.234 €' from integer cents, rounded. */
export function formatEuros(cents: number): string {
  return wholeEuros.format(cents / 100);
}

/** '1.250' from a count. */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** '28.11.2026' in Berlin, from a moment or a day; a dash for nothing. */
export function formatDay(value: string | null | undefined): string {
  return value === null || value === undefined || value === '' ? '–' : day.format(new Date(value));
}

/** The last day before an end, as people say it: for midnight it is the day before. */
export function formatLastDay(end: string): string {
  return day.format(new Date(new Date(end).getTime() - 1));
}

/**
 * '26.11.2026 – 28.11.2026': the first and the last day of a period.
 * @param end the moment at which it is over
 * @param endless shown in place of the last day if there is none
 */
export function formatPeriod(begin: string, end: string | null, endless: string): string {
  return `${formatDay(begin)} – ${end === null ? endless : formatLastDay(end)}`;
}

/** '28.11.2026, 14:05' in Berlin. */
export function formatMoment(value: string | null | undefined): string {
  return value === null || value === undefined || value === '' ? '–' : moment.format(new Date(value));
}

const weekday = new Intl.DateTimeFormat('de-DE', { ...zone, weekday: 'long' });

/** 'Samstag': the day of a moment in Berlin. */
export function formatWeekday(value: string): string {
  return weekday.format(new Date(value));
}

/** The name of the person who saved a version; texts that came with the shop have none. */
export function authorOf(name: string): string {
  return /^first (?:content|tariff)$/.test(name) ? office.software : name;
}

/** The day in Berlin in the format of a date field: '2026-11-28'. */
export function dayForInput(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', zone).format(now);
}
