import type { SecurityEventKind, SecuritySide } from '../../shared/staff/security-event.ts';
import { dayMs, minuteMs } from '../../shared/time/durations.ts';

/** The person who did something, or whose account was tried. */
export interface SecurityPerson {
  readonly who: SecuritySide;
  /** Null: nobody has the address that was tried. */
  readonly id: string | null;
}

/** Events of one kind, network and person within a minute. */
export interface GatheredEvents {
  readonly kind: SecurityEventKind;
  /** As `networkOf` writes it; null for the shop's own machine, or if there were more networks than are kept apart. */
  readonly network: string | null;
  readonly person: SecurityPerson | null;
  readonly count: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/**
 * How many rows each kind may write in each process; further events are counted together, without network and person. A
 * constant flood of three kinds takes 5 MB a day at most. The limit is per kind, so that a flood of failed logins
 * cannot hide a successful one.
 */
export const maxRows = { inMinute: 60, inDay: 5_000 } as const;

interface Open {
  readonly minute: number;
  readonly kind: SecurityEventKind;
  readonly network: string | null;
  readonly person: SecurityPerson | null;
  count: number;
  firstAt: Date;
  lastAt: Date;
  isTaken: boolean;
}

interface Used {
  minute: number;
  inMinute: number;
  day: number;
  inDay: number;
}

/** Gathers events in memory until they are written. Bounded: at most 61 entries for each kind in a minute. */
export class EventGatherer {
  readonly #open = new Map<string, Open>();
  readonly #used = new Map<SecurityEventKind, Used>();

  add(kind: SecurityEventKind, network: string | null, person: SecurityPerson | null, at: Date): void {
    const minute = Math.floor(at.getTime() / minuteMs);
    const own = this.#open.get(keyOf(minute, kind, network, person));
    const isApart = own !== undefined || this.#mayTakeRow(kind, minute);
    const entry =
      own ??
      (isApart
        ? this.#begin(minute, kind, network, person, at)
        : (this.#open.get(keyOf(minute, kind, null, null)) ?? this.#begin(minute, kind, null, null, at)));
    if (entry.count === 0) entry.firstAt = at;
    entry.count += 1;
    entry.lastAt = at;
  }

  /**
   * What is to be written now: each entry as soon as it has begun, and what came after that when its minute is over. So
   * the first event is there at once, and a minute takes two rows at most.
   * @param everything also what came since the entry's first row: somebody wants to read it, or the process ends
   */
  take(now: Date, everything = false): GatheredEvents[] {
    const minute = Math.floor(now.getTime() / minuteMs);
    const taken: GatheredEvents[] = [];
    for (const [key, entry] of this.#open) {
      const isOver = entry.minute !== minute;
      if (entry.count > 0 && (everything || isOver || !entry.isTaken)) {
        const { kind, network, person, count, firstAt, lastAt } = entry;
        taken.push({ kind, network, person, count, firstAt, lastAt });
        entry.count = 0;
        entry.isTaken = true;
      }
      if (isOver) this.#open.delete(key);
    }
    return taken;
  }

  #begin(
    minute: number,
    kind: SecurityEventKind,
    network: string | null,
    person: SecurityPerson | null,
    at: Date,
  ): Open {
    const entry = { minute, kind, network, person, count: 0, firstAt: at, lastAt: at, isTaken: false };
    this.#open.set(keyOf(minute, kind, network, person), entry);
    return entry;
  }

  #mayTakeRow(kind: SecurityEventKind, minute: number): boolean {
    const day = Math.floor((minute * minuteMs) / dayMs);
    const used = this.#used.get(kind) ?? { minute, inMinute: 0, day, inDay: 0 };
    this.#used.set(kind, used);
    if (used.minute !== minute) Object.assign(used, { minute, inMinute: 0 });
    if (used.day !== day) Object.assign(used, { day, inDay: 0 });
    if (used.inMinute >= maxRows.inMinute || used.inDay >= maxRows.inDay) return false;
    used.inMinute += 1;
    used.inDay += 1;
    return true;
  }
}

function keyOf(
  minute: number,
  kind: SecurityEventKind,
  network: string | null,
  person: SecurityPerson | null,
): string {
  return [minute, kind, network, person?.who, person?.id].join(' ');
}
