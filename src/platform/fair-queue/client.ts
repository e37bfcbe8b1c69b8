import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom work is done. Only for sharing scarce resources: limits get their network passed explicitly. */
export interface Client {
  /** As `networkOf` names it; empty for work of the shop itself. */
  readonly network: string;
  /** What is left of its share of the shop's time, in ms; negative if it has used more. */
  left(): number;
  /** In how many ms its debt will be gone. */
  dueInMs(): number;
  /** Notes that this much of the shop's time was used for it. */
  spend(ms: number): void;
}

/** Jobs, the start, and work that many visitors wait for: before clients that have used most of their share. */
const theShop: Client = { network: '', left: () => 1_000, dueInMs: () => 0, spend: () => undefined };

const asking = new AsyncLocalStorage<Client>();

/** Does work on behalf of somebody. */
export function runFor<T>(client: Client, work: () => T): T {
  return asking.run(client, work);
}

/** Does work that others will share: nobody waits for it longer because a network in debt was the first to need it. */
export function runForShop<T>(work: () => T): T {
  return asking.run(theShop, work);
}

/** For whom the current work is done: the client of the request, or the shop itself. */
export function currentClient(): Client {
  return asking.getStore() ?? theShop;
}

/** Several clients waiting for the same work. It gets the rank of the one with the most time left, and is charged to it. */
export class JointClients implements Client {
  #first: Client;

  constructor(first: Client) {
    this.#first = first;
  }

  join(other: Client): void {
    if (other.left() > this.#first.left()) this.#first = other;
  }

  get network(): string {
    return this.#first.network;
  }

  left(): number {
    return this.#first.left();
  }

  dueInMs(): number {
    return this.#first.dueInMs();
  }

  spend(ms: number): void {
    this.#first.spend(ms);
  }
}

/** Too many callers wait for something expensive; the client should try again a little later. */
export class TooBusy extends Error {
  readonly retryMs = 5_000;
  constructor(what: string) {
    super(`too many are waiting for ${what}`);
    this.name = 'TooBusy';
  }
}
