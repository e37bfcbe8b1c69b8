import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { isUnreachable } from './use-opening.tsx';

test.each<[string, unknown, boolean]>([
  ['no connection', new HttpError('Der Server ist nicht zu erreichen.', 0), true],
  ['a server that fails', new HttpError('', 503), true],
  ['no such record', new HttpError('', 404), false],
  ['no right to see it', new HttpError('', 403), false],
  ['a bug', new TypeError(), false],
])('%s', (_, error, isMissing) => {
  expect(isUnreachable(error)).toBe(isMissing);
});
