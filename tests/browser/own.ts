import { createHash } from 'node:crypto';
import { test } from '@playwright/test';

/** Two runs may use one shop, and a second try begins in a worker of its own. */
const worker = `${process.pid} ${Date.now()}`;

/**
 * A name that only this try of this test uses, the same one whenever it is asked for: what an earlier try, a repetition,
 * another width or a second run on the same shop has left behind is not taken for the test's own.
 */
export function own(name = '', { testId, retry } = test.info()): string {
  const mark = createHash('sha256').update(`${testId} ${worker} ${retry}`).digest('hex').slice(0, 10);
  return name === '' ? mark : `${name}-${mark}`;
}

/** An e-mail address of the same kind. */
export const ownEmail = (name: string, info = test.info()): string => `${own(name, info)}@example.org`;
