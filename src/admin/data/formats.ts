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

/** '1.234,00 €' of integer cents. */
export function formatCents(cents: number): string {
  return euros.format(cents / 100);
}

/** '1.234 €' of integer cents, rounded. */
export function formatEuros(cents: number): string {
  return wholeEuros.format(cents / 100);
}

/** '1.250' of a count. */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** '28.11.2026' in Berlin, of a moment or a day; a dash for nothing. */
export function formatDay(value: string | null | undefined): string {
  return value === null || value === undefined || value === '' ? '–' : day.format(new Date(value));
}

/** The last day before an end, which people are told: of midnight the day before. */
export function formatLastDay(end: string): string {
  return day.format(new Date(new Date(end).getTime() - 1));
}

/** '28.11.2026, 14:05' in Berlin. */
export function formatMoment(value: string | null | undefined): string {
  return value === null || value === undefined || value === '' ? '–' : moment.format(new Date(value));
}

/** The name of whoever saved a version; what came with the shop was saved by no person. */
export function authorOf(name: string): string {
  return /^first (?:content|tariff)$/.test(name) ? office.software : name;
}

/** The day in Berlin as a date field wants it: '2026-11-28'. */
export function dayForInput(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', zone).format(now);
}
