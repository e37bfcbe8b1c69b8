import { z } from 'zod';

/** A known hole that does not concern the shop, for a while. */
export interface AuditException {
  /** As npm names it: 'GHSA-…'. */
  readonly advisory: string;
  /** Why it does not concern the shop. */
  readonly reason: string;
  /** The last day on which the argument holds without being looked at again: '2027-02-28'. */
  readonly until: string;
}

const auditSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      via: z.array(
        z.union([z.string(), z.object({ url: z.string(), severity: z.string(), title: z.string() })]),
      ),
    }),
  ),
});

/** What `npm audit --json` says, in a line. */
export function judgeAudit(
  answer: string,
  exceptions: readonly AuditException[],
  now: Date,
): { readonly line: string; readonly isRed: boolean } {
  const read = auditSchema.safeParse(parsed(answer));
  if (!read.success) return { line: 'npm audit: no answer (the registry cannot be asked)', isRed: false };
  const today = now.toISOString().slice(0, 10);
  const argued = new Set(exceptions.filter(({ until }) => until >= today).map(({ advisory }) => advisory));
  const holes = Object.entries(read.data.vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((cause) =>
      typeof cause === 'object' && /^(high|critical)$/.test(cause.severity)
        ? [{ name, advisory: cause.url.split('/').at(-1) ?? cause.url, title: cause.title }]
        : [],
    ),
  );
  const open = holes.filter(({ advisory }) => !argued.has(advisory));
  if (open.length === 0) {
    const count = holes.length;
    return {
      line: `npm audit: nothing high or critical${count === 0 ? '' : ` but ${count} argued for`}`,
      isRed: false,
    };
  }
  const told = open.map(({ name, advisory, title }) => `${name} ${advisory} (${title})`);
  return { line: `npm audit: ${told.join('; ')}`, isRed: true };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
