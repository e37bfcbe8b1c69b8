import { german } from '../../shared/messages/de/messages.ts';
import { english } from '../../shared/messages/en/messages.ts';
import { spanish } from '../../shared/messages/es/messages.ts';
import { french } from '../../shared/messages/fr/messages.ts';
import { italian } from '../../shared/messages/it/messages.ts';
import {
  inWords,
  type Catalogue,
  type Issue,
  type Message,
  type MessageCode,
} from '../../shared/messages/message.ts';
import type { Language } from '../../shared/text/language.ts';

/** The edge: here and nowhere else on the server a code becomes a sentence. */
const catalogues: Readonly<Record<Language, Catalogue>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
};

export function say(language: Language, message: Message): string {
  return inWords(catalogues[language], { ...message, code: known(message.code) } as Message);
}

/** Schemas give their codes as plain text, so an unknown code is only noticed here. */
const known = (code: MessageCode): MessageCode => (Object.hasOwn(german, code) ? code : 'does-not-fit');

/** A problem of a field as REST and pages show it: its sentence, and the code and facts that it was made of. */
export interface SpokenIssue {
  readonly field: string;
  readonly message: string;
  readonly code: MessageCode;
  readonly params?: Readonly<Record<string, unknown>>;
}

export function sayIssue(language: Language, issue: Issue): SpokenIssue {
  const problem = say(language, issue);
  const { field, about } = issue;
  const code = known(issue.code);
  const message =
    about === undefined ? problem : say(language, { code: 'of-piece', params: { title: about, problem } });
  // A schema gives its limits along with every code, whether or not the sentence mentions them.
  const facts = typeof german[code] === 'string' ? {} : issue.params;
  const params = { ...facts, ...(about === undefined ? {} : { about }) };
  return { field, message, code, ...(Object.keys(params).length === 0 ? {} : { params }) };
}
