import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { z } from 'zod';
import type { Log } from '../log/log.ts';
import type { Job } from './job.ts';

export interface JobContext {
  /** The same in each attempt, so that a handler can recognise what an earlier attempt has done. */
  readonly jobId: string;
  /**
   * Aborted when the shop stops or the job takes too long. The handler should stop then, because the job will be
   * retried.
   */
  readonly signal: AbortSignal;
}

/** Thrown by a handler if retrying is pointless, for example for a mail address that does not exist. */
export class GiveUp extends Error {}

export interface JobPlan<Schema extends z.ZodType = z.ZodType> {
  /** How often the job is retried after a failure, with growing pauses of up to an hour. */
  readonly retryLimit: number;
  /** Pause before the first retry, in seconds; each later one is twice as long. Default 5. */
  readonly retryDelaySeconds?: number;
  /** How many run at once in this process. Default 2. */
  readonly atOnce?: number;
  /** An attempt that takes longer than this, in seconds, counts as failed. Default 300. */
  readonly timeoutSeconds?: number;
  /**
   * Does the job. It must be idempotent: it may run again after it has succeeded, because a process can die between the
   * work and its being noted. Throw if it failed and may be retried, `GiveUp` if it may not.
   */
  handler(payload: z.output<Schema>, context: JobContext): Promise<void>;
}

export function timeoutSecondsOf(plan: JobPlan): number {
  return plan.timeoutSeconds ?? 300;
}

/** How many jobs are fetched at a time. A batch of one would never count as full. */
export function batchSizeOf(plan: JobPlan): number {
  return Math.max(2, plan.atOnce ?? 2);
}

/** Runs a batch of jobs, `atOnce` at a time; each has its own outcome. */
export async function runBatch(
  job: Job,
  plan: JobPlan,
  batch: readonly JobWithMetadata<unknown>[],
  log: Log,
): Promise<JobResult[]> {
  const waiting = [...batch];
  const results: JobResult[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      results.push(await runOne(job, plan, next, log));
    }
  };
  await Promise.all(Array.from({ length: plan.atOnce ?? 2 }, work));
  return results;
}

async function runOne(
  job: Job,
  plan: JobPlan,
  given: JobWithMetadata<unknown>,
  log: Log,
): Promise<JobResult> {
  const { id, retryCount, retryLimit } = given;
  const signal = AbortSignal.any([given.signal, AbortSignal.timeout(timeoutSecondsOf(plan) * 1_000)]);
  try {
    const payload = await job.schema.parseAsync(given.data);
    // A handler that ignores its signal is not waited for.
    await Promise.race([plan.handler(payload, { jobId: id, signal }), aborted(signal)]);
    return { id, status: 'completed' };
  } catch (error) {
    const facts = { error, job: job.name, jobId: id, attempt: retryCount + 1 };
    const output = { message: error instanceof Error ? error.message : String(error) };
    const final = error instanceof GiveUp;
    if (!final && retryCount < retryLimit) log.warn(facts, 'a job failed and will be tried again');
    else log.error(facts, 'a job failed and is given up');
    return { id, status: final ? 'deadletter' : 'failed', output };
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const rejectNow = () => reject(signal.reason as Error);
  if (signal.aborted) rejectNow();
  else signal.addEventListener('abort', rejectNow, { once: true });
  return promise;
}
