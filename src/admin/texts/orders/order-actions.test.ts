import { expect, test } from 'vitest';
import { orderActions } from './order-actions.ts';

test.each(Object.entries(orderActions))('what %s does is said in whole sentences', (_, texts) => {
  for (const [name, text] of Object.entries(texts)) {
    if (name === 'body' || name === 'done') expect(text).toMatch(/[.?!]$/);
  }
});
