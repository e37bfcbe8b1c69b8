import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type {
  RegisterAnswer,
  RegisterFailure,
  RegisterName,
  VatIdRegister,
} from '../domain/vat-id-register.ts';

/** The Commission's REST service, https://ec.europa.eu/taxation_customs/vies/#/technical-information. */
export const viesAddress = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

interface Options {
  /** How long one answer may take, and all of them together: a shopper waits for it. */
  readonly timeoutMs?: number;
  readonly patienceMs?: number;
  /** How long it waits before it asks again. */
  readonly pausesMs?: readonly number[];
}

/**
 * VIES, the EU's register of VAT IDs, which asks the member state's own.
 * @param address of the service, without a trailing slash; asked for with each question, since the stand-in's is only
 * known once the shop listens
 */
export function viesRegister(
  name: RegisterName,
  address: () => string,
  options: Options = {},
): VatIdRegister {
  const { timeoutMs = 6_000, patienceMs = 12_000, pausesMs = [500, 1_500] } = options;
  return {
    name,
    async ask(vatId, ownVatId) {
      const question = {
        countryCode: vatId.slice(0, 2),
        vatNumber: vatId.slice(2),
        requesterMemberStateCode: ownVatId.slice(0, 2),
        requesterNumber: ownVatId.slice(2),
      };
      const until = performance.now() + patienceMs;
      for (const wait of pausesMs) {
        const answer = await askOnce(address, question, Math.min(timeoutMs, until - performance.now()));
        const mayPass = !answer.ok && /busy|down/.test(answer.error.code);
        if (!mayPass || performance.now() + wait >= until) return answer;
        await pause(wait);
      }
      return askOnce(address, question, Math.min(timeoutMs, until - performance.now()));
    },
  };
}

type Asked = Result<RegisterAnswer, RegisterFailure>;
type Question = Readonly<Record<string, string>>;

async function askOnce(address: () => string, question: Question, timeoutMs: number): Promise<Asked> {
  try {
    const answer = await fetch(`${address()}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(question),
      // What it asks goes nowhere else; a page that says that it is being worked on is no answer.
      redirect: 'manual',
      signal: AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs))),
    });
    return read(await answer.text(), answer.status, question);
  } catch {
    // No connection, no answer in time, or one that breaks off.
    return fail({ code: 'register-down' });
  }
}

const errorSchema = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

/** Some member states tell no names, and write dashes. */
const told = (longest: number) =>
  z
    .string()
    .nullish()
    .transform((text) => {
      const plain = (text ?? '').replace(/[^\P{Cc}\n]/gu, ' ').trim();
      return plain === '' || /^-+$/.test(plain) ? null : plain.slice(0, longest);
    });

const answerSchema = z.discriminatedUnion('valid', [
  z.object({ valid: z.literal(false) }),
  z.object({
    valid: z.literal(true),
    countryCode: z.string(),
    vatNumber: z.string(),
    requestIdentifier: z.string().regex(/^[\w-]{1,64}$/),
    name: told(300),
    address: told(600),
  }),
]);

/** An answer, whatever its status: VIES reports failures with 200 as well. */
function read(text: string, status: number, question: Question): Asked {
  const body = readJson(text);
  const errors = errorSchema.safeParse(body);
  if (errors.success) return errorOf(errors.data.errorWrappers.map(({ error }) => error));
  if (status !== 200) return fail({ code: codeOf(status) });
  const { data: answer } = answerSchema.safeParse(body);
  // Valid is only what answers this question, and has a number that proves it.
  if (answer === undefined) return fail({ code: 'register-unreadable' });
  if (!answer.valid) return ok({ isValid: false });
  const { countryCode, vatNumber, requestIdentifier: number, name, address } = answer;
  return countryCode === question['countryCode'] && vatNumber === question['vatNumber']
    ? ok({ isValid: true, number, name, address })
    : fail({ code: 'register-unreadable' });
}

/** VIES' own words for what went wrong. */
const failures: ReadonlyMap<string, RegisterFailure['code']> = new Map([
  ['SERVICE_UNAVAILABLE', 'register-down'],
  ['MS_UNAVAILABLE', 'member-state-down'],
  ['TIMEOUT', 'member-state-down'],
  ['SERVER_BUSY', 'register-busy'],
  ['GLOBAL_MAX_CONCURRENT_REQ', 'register-busy'],
  ['GLOBAL_MAX_CONCURRENT_REQ_TIME', 'register-busy'],
  ['MS_MAX_CONCURRENT_REQ', 'register-busy'],
  ['MS_MAX_CONCURRENT_REQ_TIME', 'register-busy'],
  ['INVALID_REQUESTER_INFO', 'register-refuses'],
  ['VAT_BLOCKED', 'register-refuses'],
  ['IP_BLOCKED', 'register-refuses'],
]);

function errorOf(errors: readonly string[]): Asked {
  const known = errors.map((error) => failures.get(error)).find((code) => code !== undefined);
  if (known !== undefined) return fail({ code: known });
  // The number cannot be one of that member state.
  return errors.every((error) => error === 'INVALID_INPUT')
    ? ok({ isValid: false })
    : fail({ code: 'register-unreadable' });
}

function codeOf(status: number): RegisterFailure['code'] {
  if (status === 429) return 'register-busy';
  if (status === 401 || status === 403) return 'register-refuses';
  return status >= 500 ? 'register-down' : 'register-unreadable';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
