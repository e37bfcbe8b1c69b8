import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

test(
  'a password is found again, another one is not, and two hashes of one differ',
  { timeout: 60_000 },
  async () => {
    const [first, second] = [await hashPassword('Vier alte Stühle'), await hashPassword('Vier alte Stühle')];
    expect(first).toMatch(/^scrypt\$17\$8\$1\$/);
    expect(first).not.toBe(second);
    expect(await verifyPassword('Vier alte Stühle', first)).toBe(true);
    expect(await verifyPassword('Vier alte Stu\u0308hle', first)).toBe(true);
    expect(await verifyPassword('vier alte Stühle', first)).toBe(false);
    expect(await verifyPassword('x', 'md5$abc')).toBe(false);
  },
);
