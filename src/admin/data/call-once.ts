import { HttpError } from 'react-admin';
import { office } from '../texts/office.ts';
import { callApi, codeOf } from './api.ts';

/** The keys of calls without an answer, by address: nobody knows whether the server has done the work. */
const unanswered = new Map<string, string>();

/**
 * Makes something that must not be made twice. If no answer comes, the next call of this address has the same key, and the
 * server answers with what it has made already.
 * @throws HttpError as `callApi`
 */
export async function callOnce<T>(
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const key = unanswered.get(path) ?? crypto.randomUUID();
  unanswered.set(path, key);
  try {
    const answer = await callApi<T>(path, {
      method: 'POST',
      body,
      headers: { ...headers, 'idempotency-key': key },
    });
    unanswered.delete(path);
    return answer;
  } catch (error) {
    if (isAnswer(error)) unanswered.delete(path);
    if (codeOf(error) !== 'idempotency-conflict') throw error;
    throw new HttpError(office.savedBefore, 409, { message: office.savedBefore, code: 'saved-before' });
  }
}

/** Whether the server has said that it did nothing. */
export const isAnswer = (error: unknown): boolean =>
  error instanceof HttpError && error.status >= 400 && error.status < 500;
