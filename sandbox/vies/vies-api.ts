import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SandboxContext } from '../context.ts';
import { viesCases, type ViesCase } from './vies-cases.ts';

interface Question {
  readonly countryCode?: unknown;
  readonly vatNumber?: unknown;
  readonly requesterMemberStateCode?: unknown;
  readonly requesterNumber?: unknown;
}

const memberStates = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);

const failure = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });

/** VIES' REST service under `/sandbox/vies`, as far as the shop uses it. */
export function viesApi(app: FastifyInstance, { now }: Pick<SandboxContext, 'now'>): void {
  app.post<{ Body: Question | null }>(
    '/check-vat-number',
    { schema: { hide: true } },
    async ({ body }, reply) => {
      const { countryCode, vatNumber, requesterMemberStateCode, requesterNumber } = body ?? {};
      if (
        typeof countryCode !== 'string' ||
        !memberStates.has(countryCode) ||
        typeof vatNumber !== 'string' ||
        !/^[0-9A-Z+*]{2,12}$/.test(vatNumber)
      ) {
        return failure('INVALID_INPUT');
      }
      const found =
        viesCases[vatNumber.replace(/\D/g, '').slice(-3)] ?? ({ kind: 'valid' } satisfies ViesCase);
      switch (found.kind) {
        case 'error':
          return failure(found.error);
        case 'page':
          return reply.type('text/html').send('<html><body>VIES is being worked on.</body></html>');
        case 'moved':
          return reply.redirect('/sandbox/vies/unavailable.html', 302);
        case 'slow':
          await pause(found.ms, undefined, { ref: false });
          break;
        default:
      }
      const valid = found.kind !== 'invalid';
      // Without the one who asks, VIES gives its answers no number.
      const isNumbered =
        valid && typeof requesterMemberStateCode === 'string' && typeof requesterNumber === 'string';
      return {
        countryCode,
        vatNumber,
        valid,
        requestDate: now().toISOString(),
        requestIdentifier: isNumbered ? `TEST${randomBytes(6).toString('hex').toUpperCase()}` : '',
        // Spain tells no names.
        name: valid && countryCode !== 'ES' ? 'Musterbetrieb' : '---',
        address: valid && countryCode !== 'ES' ? 'Musterstraße 1\n1010 Musterstadt' : '---',
        traderName: '---',
        traderStreet: '---',
        traderPostalCode: '---',
        traderCity: '---',
        traderNameMatch: 'NOT_PROCESSED',
      };
    },
  );
}
