import type { german } from './de/messages.ts';

/**
 * What the program says to people is a code and the facts that its sentence mentions. Schemas, domain, application and
 * routes know nothing else; the sentences are in a folder for each language, and only the edge puts them in (ADR 0036).
 */

/** A part of the catalogue in another language: the same codes, and no fact that the German sentence does not get. */
export type Translated<Part> = {
  readonly [Code in keyof Part]: Part[Code] extends (params: infer Params) => string
    ? string | ((params: Params) => string)
    : string;
};

/** A language's words for every code. */
export type Catalogue = Translated<typeof german>;

export type MessageCode = keyof typeof german;

/** The facts that a sentence mentions; undefined if there are none. */
type ParamsOf<Code extends MessageCode> = (typeof german)[Code] extends (params: infer Params) => string
  ? Params
  : undefined;

/** The codes whose sentences mention facts of this kind, or at most these. */
type CodeWith<Params> = {
  [Code in MessageCode]: ParamsOf<Code> extends undefined
    ? Params extends undefined
      ? Code
      : never
    : Params extends ParamsOf<Code>
      ? Code
      : never;
}[MessageCode];

/** The codes whose sentences mention no facts. */
export type PlainCode = CodeWith<undefined>;

/** The codes whose sentences mention facts. */
type CodeWithFacts = Exclude<MessageCode, PlainCode>;

export type Message =
  | { readonly code: PlainCode; readonly params?: undefined }
  | { [Code in CodeWithFacts]: { readonly code: Code; readonly params: ParamsOf<Code> } }[CodeWithFacts];

/** What is wrong with a field of a request. */
export type Issue = Message & {
  readonly field: string;
  /** The piece or country that the message is about, if the field holds several: '…: This version does not exist'. */
  readonly about?: string | undefined;
};

/** Puts a message into the words of some language. */
export type InWords = (message: Message) => string;

/** A message without facts may be given by its code alone. */
export const asMessage = (message: Message | PlainCode): Message =>
  typeof message === 'string' ? { code: message } : message;

/** The sentence of a language for a message. */
export function inWords(catalogue: Catalogue, { code, params }: Message): string {
  const sentence = catalogue[code];
  return typeof sentence === 'string' ? sentence : (sentence as (facts: unknown) => string)(params);
}

/** The code that a schema gives as its message. */
export const message = (code: PlainCode): PlainCode => code;

/**
 * The same for a text or number that is not there at all. Given as the code of the whole schema, it would be that of each
 * of its checks without one, too: a name that is too long would be missing.
 */
export const ifMissing =
  (code: string) =>
  (issue: { readonly code?: string | undefined }): string | undefined =>
    issue.code === 'invalid_type' ? code : undefined;

/** The same for limits: zod's own `maximum` or `minimum` becomes the fact of the sentence. */
export const limit = <Code extends CodeWith<{ maximum: number }> | CodeWith<{ minimum: number }>>(
  code: Code,
): Code => code;

/** The same for what a refinement has found out itself. */
export const finding = <Code extends CodeWithFacts>(
  code: Code,
  params: ParamsOf<Code>,
): { readonly message: Code; readonly params: Record<string, unknown> } => ({
  message: code,
  params: { ...(params as object) },
});
