import { describe, expect, it, vi } from 'vitest';
import { createSharedQuestion } from './shared-question.ts';

describe('a question that calls share', () => {
  it('is answered with no while no dialog is there', async () => {
    expect(await createSharedQuestion().ask()).toBe(false);
  });

  it('is asked once for simultaneous calls, and again later', async () => {
    const question = createSharedQuestion();
    const ask = vi.fn(() => Promise.resolve(true));
    question.registerDialog(ask);
    expect(await Promise.all([question.ask(), question.ask()])).toEqual([true, true]);
    expect(ask).toHaveBeenCalledTimes(1);
    await question.ask();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is no longer asked once the dialog is gone', async () => {
    const question = createSharedQuestion();
    const remove = question.registerDialog(() => Promise.resolve(true));
    remove();
    expect(await question.ask()).toBe(false);
  });
});
