import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { claims } from '../pieces.ts';

function take(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/**
 * Waits until no other test changes a place of which the shop has but one, such as the company: creating a folder is
 * what only one of two processes can do. @returns what lets the next one in
 */
export async function takeTurn(place: string): Promise<() => void> {
  const folder = join(claims, `turn-${place}`);
  await expect.poll(() => take(folder), { timeout: 240_000, message: `a turn at ${place}` }).toBe(true);
  return () => rmSync(folder, { recursive: true, force: true });
}
