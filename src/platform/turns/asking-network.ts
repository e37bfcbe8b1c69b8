import { AsyncLocalStorage } from 'node:async_hooks';

const asking = new AsyncLocalStorage<string>();

/**
 * Does something in a network's name. Only for sharing out what is scarce: what a limit decides by is handed on in so
 * many words.
 */
export function askAs<T>(network: string, work: () => T): T {
  return asking.run(network, work);
}

/** The network whose request this is, as `networkOf` names it; empty outside of requests, as in jobs. */
export function askingNetwork(): string {
  return asking.getStore() ?? '';
}
