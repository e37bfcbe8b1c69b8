import type { FastifyInstance } from 'fastify';
import { languageOfRequest } from '../platform/http/asked-language.ts';
import type { Language } from '../shared/language.ts';
import { englishMessages } from './english-messages.ts';

/** For each language but German: German messages and their translations. */
const tables: Partial<Record<Language, Readonly<Record<string, string>>>> = { en: englishMessages };

/** Translates REST answers into the language of the page that sent the request. */
export function answerInLanguage(app: FastifyInstance): void {
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    done(null, messagesIn(languageOfRequest(request), payload));
  });
}

/** An answer with `message` and the messages of its `issues` translated. Everything else stays as it is. */
export function messagesIn<Answer>(language: Language, answer: Answer): Answer {
  const table = tables[language];
  if (table === undefined || typeof answer !== 'object' || answer === null) return answer;
  const { message, issues } = answer as { message?: unknown; issues?: unknown };
  if (message === undefined && issues === undefined) return answer;
  return {
    ...answer,
    ...(message === undefined ? {} : { message: translated(table, message) }),
    ...(Array.isArray(issues) ? { issues: issues.map((issue: unknown) => messagesIn(language, issue)) } : {}),
  };
}

/**
 * Translates a whole message, or one that has a piece's title before or after it: 'Sessel: Diese Variante gibt es
 * nicht'.
 */
function translated(table: Readonly<Record<string, string>>, message: unknown): unknown {
  if (typeof message !== 'string') return message;
  return (
    inTable(table, message) ??
    message
      .split(': ')
      .map((part) => inTable(table, part) ?? part)
      .join(': ')
  );
}

function inTable(table: Readonly<Record<string, string>>, text: string): string | undefined {
  const numbers = text.match(/\d+/g) ?? [];
  const key = text.replace(/\d+/g, '#');
  if (!Object.hasOwn(table, key)) return undefined;
  return numbers.reduce<string | undefined>((found, number) => found?.replace('#', number), table[key]);
}
