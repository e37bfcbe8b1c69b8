import type { Language } from '../../../shared/text/language.ts';
import { dayRuns } from '../../../shared/time/opening-hours.ts';
import type { OpeningHours } from './company-data.ts';
import { wordsOfHours } from './words-of-hours.ts';

/** 'Montag bis Donnerstag und Samstag, 9 bis 18 Uhr': a sentence may begin with it. */
export function hoursInWords(hours: readonly OpeningHours[], language: Language): string {
  const { days, run: runOf, list, times } = wordsOfHours[language];
  const named = (open: OpeningHours): string[] =>
    dayRuns(open.days).flatMap((run) =>
      run.length > 2 ? [runOf(run[0], run.at(-1) ?? run[0])] : run.map((day) => days[day]),
    );
  const said = hours
    .map((open) => `${list.format(named(open))}, ${times(open.opens, open.closes)}`)
    .join('; ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** 'Mo–Do und Sa, 9–18 Uhr', for narrow places. */
export function hoursInShort(hours: readonly OpeningHours[], language: Language): string {
  const { short, list, shortTimes } = wordsOfHours[language];
  const named = (open: OpeningHours): string[] =>
    dayRuns(open.days).map((run) =>
      run.length === 1 ? short[run[0]] : `${short[run[0]]}–${short[run.at(-1) ?? run[0]]}`,
    );
  return hours
    .map((open) => `${list.format(named(open))}, ${shortTimes(open.opens, open.closes)}`)
    .join('; ');
}
