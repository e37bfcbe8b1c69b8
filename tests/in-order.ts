import { beforeAll, type RunnerTestSuite } from 'vitest';

/**
 * The tests of the file that calls this run in the order in which they are written, also at night, when all others are
 * shuffled: they tell one story, and each goes on where the one before has ended. For a part of a file there is
 * `describe('…', { shuffle: false }, …)`.
 */
export function testsInOrder(): void {
  beforeAll(({}, file) => keepOrder(file));
}

function keepOrder(suite: Readonly<RunnerTestSuite>): void {
  Object.assign(suite, { shuffle: false });
  for (const task of suite.tasks) if (task.type === 'suite') keepOrder(task);
}
