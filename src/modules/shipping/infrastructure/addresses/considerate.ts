import { LRUCache } from 'lru-cache';
import type { Log } from '../../../../platform/log/log.ts';
import { dayMs } from '../../../../shared/time/durations.ts';
import type { AddressProvider, AddressQuestion, AddressSuggestion } from '../../domain/address-provider.ts';

interface Limits {
  /** How long an answer is kept; 0 if the provider's terms forbid keeping it. */
  readonly keepMs: number;
  /** Requests that may be in progress at once; more are refused. */
  readonly maxConcurrent: number;
  /** How long to pause after a failure. */
  readonly pauseMs: number;
  /** The most answers that are kept; the least recently used goes first. */
  readonly maxKept: number;
  /** Requests per day (UTC) in this process: each may cost money. */
  readonly maxPerDay: number;
}

const usual: Limits = {
  keepMs: dayMs,
  maxConcurrent: 4,
  pauseMs: 20_000,
  maxKept: 2000,
  maxPerDay: 20_000,
};

/**
 * Calls a provider no more often than needed: the same question once, few at a time, and not for a while after it
 * failed. Answers are kept in memory only, by what was asked and not by whom.
 */
export function considerate(
  provider: AddressProvider,
  { now, log }: { readonly now: () => Date; readonly log: Pick<Log, 'warn'> },
  limits: Partial<Limits> = {},
): AddressProvider {
  const { keepMs, maxConcurrent, pauseMs, maxKept, maxPerDay } = { ...usual, ...limits };
  const kept = new LRUCache<string, readonly AddressSuggestion[]>({
    max: maxKept,
    ttl: keepMs,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  const underway = new Map<string, Promise<readonly AddressSuggestion[]>>();
  let silentUntil = 0;
  let today = { day: '', asked: 0 };

  async function ask(key: string, question: AddressQuestion): Promise<readonly AddressSuggestion[]> {
    try {
      const found = await provider.suggest(question);
      if (keepMs > 0) kept.set(key, found);
      return found;
    } catch (error) {
      silentUntil = now().getTime() + pauseMs;
      log.warn({ err: error, pauseMs }, 'the provider of addresses failed and is left alone for a while');
      throw error;
    } finally {
      underway.delete(key);
    }
  }

  return {
    async suggest(question) {
      const key = JSON.stringify([question.country, question.kind, question.query.toLowerCase()]);
      const moment = now().getTime();
      const before = kept.get(key);
      if (before !== undefined) return before;
      const same = underway.get(key);
      if (same !== undefined) return same;
      if (moment < silentUntil || underway.size >= maxConcurrent)
        throw new Error('the provider of addresses is spared');
      const day = now().toISOString().slice(0, 10);
      if (today.day !== day) today = { day, asked: 0 };
      today.asked += 1;
      if (today.asked === maxPerDay + 1)
        log.warn({ maxPerDay }, 'the provider of addresses was asked enough today');
      if (today.asked > maxPerDay) throw new Error('the provider of addresses was asked enough today');
      const asked = ask(key, question);
      underway.set(key, asked);
      return asked;
    },
  };
}
