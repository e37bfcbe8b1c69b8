import { audit } from '../texts/audit.ts';
import { fieldInWords, valueInWords } from './in-words.ts';

interface Changed {
  readonly entity: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** A whole page of text can be read at the page itself; the log shows its beginning. */
const mostLetters = 200;

/** Each changed field with its old and new value, in the words of the screens; empty fields are left out. */
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
