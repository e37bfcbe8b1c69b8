import type { Issue, MessageCode } from './message.ts';

/** What is read of an issue of zod's, which this folder must not import. */
interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The issues of a refused input, each with its code and facts. If several are about one field, the first is the reason
 * of the others: what is missing has no form of a postal code either.
 */
export function issuesOf(error: { readonly issues: readonly SchemaIssue[] }): Issue[] {
  const firsts = new Map(error.issues.toReversed().map((issue) => [issue.path.join('.'), issue]));
  return error.issues
    .filter((issue) => issue.path.length === 0 || firsts.get(issue.path.join('.')) === issue)
    .map(({ path, message, minimum, maximum, params }) => {
      const facts = {
        ...(minimum === undefined ? {} : { minimum: Number(minimum) }),
        ...(maximum === undefined ? {} : { maximum: Number(maximum) }),
        ...params,
      };
      // A text that is not a code is found at the edge.
      return { field: path.join('.'), code: message, params: facts } as unknown as Issue;
    });
}

/** What is read of an issue that has no message yet. */
interface RawIssue {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly expected?: unknown;
  readonly origin?: unknown;
  readonly format?: unknown;
}

/** The code for a field whose schema has none of its own. */
export function codeForIssue(issue: RawIssue): MessageCode {
  const isEmpty = issue.input === undefined || issue.input === null || issue.input === '';
  switch (issue.code) {
    case 'invalid_type':
      if (isEmpty) return 'missing';
      return issue.expected === 'number' || issue.expected === 'int' ? 'number-needed' : 'does-not-fit';
    case 'invalid_value':
      return isEmpty ? 'choice-missing' : 'choice-unknown';
    case 'too_small':
      if (isEmpty) return 'missing';
      if (issue.origin === 'string') return 'characters-too-few';
      return isList(issue.origin) ? 'entries-too-few' : 'number-too-small';
    case 'too_big':
      if (issue.origin === 'string') return 'characters-too-many';
      return isList(issue.origin) ? 'entries-too-many' : 'number-too-large';
    case 'invalid_format':
      return issue.format === 'email' ? 'email-needed' : 'format-wrong';
    default:
      return isEmpty ? 'missing' : 'does-not-fit';
  }
}

const isList = (origin: unknown): boolean => origin === 'array' || origin === 'set';
