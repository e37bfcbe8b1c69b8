import { audit } from '../texts/audit.ts';
import { fieldInWords, valueInWords } from './in-words.ts';

interface Changed {
  readonly entity: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** A page of text is read at the page; the log says how it begins. */
const mostLetters = 200;

/** Each field that changed, from what to what, in the words of the screens; what says nothing is left out. */
export function changesOf({ entity, before, after }: Changed): readonly string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((name) => {
    const [from, to] = [
      valueInWords(entity, name, before?.[name]),
      valueInWords(entity, name, after?.[name]),
    ];
    return from === to ? [] : [audit.change(fieldInWords(name), beginning(from), beginning(to))];
  });
}

function beginning(text: string): string {
  return text.length <= mostLetters ? text : audit.shortened(text.slice(0, mostLetters).trimEnd());
}
