import type { TranslatedLanguage } from '../../../shared/text/language.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { TranslationFailure, Translator } from '../domain/translator.ts';

/** The service named in the settings. */
export type TranslationSettings =
  | { readonly provider: 'deepl'; readonly key: string }
  | { readonly provider: 'libretranslate'; readonly url: string; readonly key: string | null };

interface Options {
  /** In place of DeepL's own, for tests. */
  readonly deeplAddress?: string;
  readonly timeoutMs?: number;
  /** How long it waits before it asks again. */
  readonly pausesMs?: readonly number[];
}

/** Null if none is named. */
export function translatorOf(settings: TranslationSettings | null, options: Options = {}): Translator | null {
  if (settings === null) return null;
  return settings.provider === 'deepl' ? deepl(settings.key, options) : libreTranslate(settings, options);
}

/** How each language's pages address people: English has one form; Spanish and Italian say tú and tu, French vous. */
const toDeepl: Readonly<Record<TranslatedLanguage, { target: string; formality?: string }>> = {
  en: { target: 'EN-GB' },
  es: { target: 'ES', formality: 'prefer_less' },
  fr: { target: 'FR', formality: 'prefer_more' },
  it: { target: 'IT', formality: 'prefer_less' },
};

const deeplAnswer = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** DeepL's API. Keys of its free plan end with ':fx', and belong to another host. */
function deepl(key: string, options: Options): Translator {
  const own = key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';
  return {
    name: 'DeepL',
    async translate(texts, language) {
      const { target, formality } = toDeepl[language];
      const answer = await ask(
        `${options.deeplAddress ?? own}/v2/translate`,
        { authorization: `DeepL-Auth-Key ${key}` },
        {
          text: texts,
          source_lang: 'DE',
          target_lang: target,
          tag_handling: 'html',
          ...(formality === undefined ? {} : { formality }),
        },
        options,
      );
      return answer.ok
        ? asManyAs(
            texts,
            deeplAnswer.safeParse(answer.value).data?.translations.map(({ text }) => text),
          )
        : answer;
    },
  };
}

const libreAnswer = z.object({ translatedText: z.array(z.string()) });

/** A LibreTranslate server, which a shop may run itself. */
function libreTranslate(
  { url, key }: { readonly url: string; readonly key: string | null },
  options: Options,
): Translator {
  return {
    name: 'LibreTranslate',
    async translate(texts, language) {
      const answer = await ask(
        `${url.replace(/(?<!\/)\/+$/, '')}/translate`,
        {},
        {
          q: texts,
          source: 'de',
          target: language,
          format: 'html',
          ...(key === null ? {} : { api_key: key }),
        },
        options,
      );
      return answer.ok ? asManyAs(texts, libreAnswer.safeParse(answer.value).data?.translatedText) : answer;
    },
  };
}

/** @param found undefined: the answer was something else */
function asManyAs(
  texts: readonly string[],
  found: readonly string[] | undefined,
): Result<readonly string[], TranslationFailure> {
  return found?.length === texts.length && found.every((text) => text.trim() !== '')
    ? ok(found)
    : fail({ code: 'translation-unreadable' });
}

/** Asks, and asks again where that may help. */
async function ask(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: object,
  { timeoutMs = 15_000, pausesMs = [1_000, 4_000] }: Options,
): Promise<Result<unknown, TranslationFailure>> {
  for (const wait of [...pausesMs, null]) {
    const answer = await askOnce(address, headers, body, timeoutMs);
    const mayPass = !answer.ok && /busy|down/.test(answer.error.code);
    if (!mayPass || wait === null) return answer;
    await pause(wait);
  }
  return fail({ code: 'translation-down' });
}

async function askOnce(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: object,
  timeoutMs: number,
): Promise<Result<unknown, TranslationFailure>> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      // The key goes nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await answer.text();
    if (!answer.ok) return fail({ code: codeOf(answer.status) });
    return ok(readJson(text));
  } catch {
    // No connection, no answer in time, or one that breaks off.
    return fail({ code: 'translation-down' });
  }
}

function codeOf(status: number): TranslationFailure['code'] {
  // DeepL: 429 too many requests at once, 529 the same for all its customers, 456 the month's characters are used up.
  if (status === 429 || status === 529) return 'translation-busy';
  if (status === 456) return 'translation-quota';
  // 413: the texts are too long.
  if (status === 413) return 'translation-unreadable';
  return status >= 500 ? 'translation-down' : 'translation-refused';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
