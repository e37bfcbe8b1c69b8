import { vi } from 'vitest';
import type { PasswordCost } from '../src/platform/logins/password-cost.ts';

// A real hash takes a third of a second and 128 MB; only its own unit test uses real ones.
vi.mock('../src/platform/logins/password-cost.ts', () => ({
  passwordCost: { logN: 4, r: 8, p: 1 } satisfies PasswordCost,
}));
