import { berlinDay } from '../../../shared/berlin-day.ts';
import { htmlToText } from './html-to-text.ts';
import type { PageText } from './page-text.ts';

export interface TextFile {
  /** 'terms-2026-11-21.txt' */
  readonly name: string;
  readonly text: string;
}

const longDate = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'long' });

/** A page of text as a plain file with title, date and version at the top. */
export function textFileOf(
  page: Pick<PageText, 'slug' | 'title' | 'version' | 'validFrom' | 'html'>,
): TextFile {
  const head = `${page.title}\nStand: ${longDate.format(page.validFrom)} (Fassung ${page.version})`;
  return {
    name: `${page.slug}-${berlinDay(page.validFrom)}.txt`,
    text: `${head}\n\n${htmlToText(page.html)}\n`,
  };
}
