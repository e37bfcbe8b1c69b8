import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { claimsIn } from '../pieces.ts';

function take(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/**
 * Waits until no other test changes a place that exists only once in the shop, such as the company: only one of two
 * processes can create a folder.
 * @returns a function that lets the next one in
 */
export async function takeTurn(place: string): Promise<() => void> {
  const folder = join(claimsIn(), `turn-${place}`);
  await expect.poll(() => take(folder), { timeout: 240_000, message: `a turn at ${place}` }).toBe(true);
  return () => rmSync(folder, { recursive: true, force: true });
}
