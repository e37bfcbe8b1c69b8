import type { SecurityAlarm, SecurityEventKind, SecuritySide } from '../../shared/staff/security-event.ts';

/** How often something happened to one person, or came from one network, in a day. */
export interface DayCount {
  readonly kind: SecurityEventKind;
  readonly who: SecuritySide | null;
  readonly personId: string | null;
  readonly personName: string | null;
  readonly networkKey: string | null;
  readonly network: string | null;
  readonly count: number;
  readonly lastAt: Date;
}

export interface Alarm {
  readonly alarm: SecurityAlarm;
  /** The person it is about; null: nobody in particular. */
  readonly personId: string | null;
  readonly personName: string | null;
  readonly network: string | null;
  readonly count: number;
  readonly lastAt: Date;
}

/**
 * The number in 24 hours that counts as unusual. People mistype their password a few times; a second factor is
 * requested only after the right password.
 */
const unusualFrom = {
  'staff-guessed': 10,
  'staff-guessed-in': 5,
  'second-factor-guessed': 5,
  'many-accounts-tried': 50,
  'webhooks-forged': 10,
  'other-payment-mode': 1,
  'many-restricted-opened': 20,
  'rights-tried': 20,
} as const satisfies Record<SecurityAlarm, number>;

const isFailure = ({ kind }: DayCount) => kind === 'login-failed' || kind === 'login-refused';

/** What is unusual today, most urgent first. */
export function alarmsOf(counts: readonly DayCount[]): Alarm[] {
  const failures = counts.filter(isFailure);
  const staffFailures = failures.filter(({ who, personId }) => who === 'staff' && personId !== null);
  const of = (...kinds: SecurityEventKind[]) => counts.filter(({ kind }) => kinds.includes(kind));
  const staffOf = (kind: SecurityEventKind) => of(kind).filter(({ who }) => who === 'staff');
  const person = ({ personId }: DayCount) => personId;
  const network = ({ networkKey }: DayCount) => networkKey;
  const guessedIn = staffFailures.filter((failed) =>
    staffOf('login').some(
      (login) =>
        login.personId === failed.personId &&
        login.networkKey === failed.networkKey &&
        login.networkKey !== null &&
        login.lastAt >= failed.lastAt,
    ),
  );
  return [
    ...summed('staff-guessed-in', guessedIn, (count) => `${count.personId} ${count.networkKey}`),
    ...summed('second-factor-guessed', of('second-factor-failed'), person),
    ...summed('staff-guessed', staffFailures, person),
    ...summed('many-accounts-tried', failures, network),
    ...summed('other-payment-mode', of('payment-of-other-mode'), () => 'all'),
    ...summed('webhooks-forged', of('webhook-refused'), () => 'all'),
    ...summed('many-restricted-opened', staffOf('restricted-opened'), person),
    ...summed('rights-tried', staffOf('right-missing'), person),
  ];
}

/** Adds up counts that belong together, and keeps the unusual ones. */
function summed(
  alarm: SecurityAlarm,
  counts: readonly DayCount[],
  groupOf: (count: DayCount) => string | null,
): Alarm[] {
  const groups = new Map<string, DayCount[]>();
  for (const count of counts) {
    const group = groupOf(count);
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), count]);
  }
  return [...groups.values()].flatMap((group) => {
    const total = group.reduce((sum, { count }) => sum + count, 0);
    const newest = group.toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime())[0];
    if (newest === undefined || total < unusualFrom[alarm]) return [];
    const same = <T>(value: (count: DayCount) => T): T | null =>
      group.every((count) => value(count) === value(newest)) ? value(newest) : null;
    return {
      alarm,
      personId: same(({ personId }) => personId),
      personName: same(({ personName }) => personName),
      network: same(({ network }) => network),
      count: total,
      lastAt: newest.lastAt,
    };
  });
}
