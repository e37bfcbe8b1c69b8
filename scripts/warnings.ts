import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** What `scripts/test.ts` prints before its sum. */
export const warningsFile = path.join(import.meta.dirname, '../.cache/reports/warnings.txt');

/** From this share of a budget on, a test warns: two changes that pass by themselves may exceed it together. */
const nearlySpent = 0.98;

/** Warns of a budget that is nearly spent; to exceed it is for the test itself to refuse. */
export function warnOfBudget(what: string, used: number, budget: number): void {
  if (used < budget * nearlySpent || used > budget) return;
  mkdirSync(path.dirname(warningsFile), { recursive: true });
  appendFileSync(warningsFile, `${what}: ${used} of ${budget}\n`);
}
