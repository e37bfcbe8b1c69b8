import { language } from '#texts/shell.ts';
import { quotedLanguage } from '../texts/wording/quoted.ts';
import { worded } from '../texts/wording/worded.ts';

/**
 * How the texts begin that the specification prescribes in English. Their table would be 1 kB on every page;
 * `worded.test.ts` shows that these beginnings are all of them, and that no German text has one.
 */
const english =
  /^(?:A(?:ddress|dded|n error)|Back to|C(?:alculat|ity|ontinue|redit)|E(?:mail|rror)|Failed|First n|Last n|Loading|No ship|P(?:ayment|hone|lease|ostal|rocessing|roduct) |Shipping |So(?:ld O|mething)|Th(?:is p)|Transform|Unexp|Welcome|signup)[^.!]*(?:\.{3}|[.!])?(?: Please try again[^.]*\.| See console[^.]*\.| Buy later)?/;

/**
 * A text that may begin with prescribed words, as the shop's answers to requests do: they are marked as English on
 * German pages (WCAG 3.1.2), or said in German where the shop wants that (`WORDING`).
 */
export function Worded({ children }: { readonly children: string }) {
  const text = worded(children);
  const quoted = language === quotedLanguage ? undefined : english.exec(text)?.[0];
  if (quoted === undefined) return text;
  return (
    <>
      <span lang={quotedLanguage}>{quoted}</span>
      {text.slice(quoted.length)}
    </>
  );
}
