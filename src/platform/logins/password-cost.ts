/** The cost of checking one password, in scrypt's terms: 2^logN rounds of r blocks, p times. */
export interface PasswordCost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's choice for scrypt: 128 MB of memory for each try, so that guessing on special hardware pays little. */
export const passwordCost: PasswordCost = { logN: 17, r: 8, p: 1 };
