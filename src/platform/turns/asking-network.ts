import { AsyncLocalStorage } from 'node:async_hooks';

const asking = new AsyncLocalStorage<string>();

/** Does work on behalf of a network. Only for sharing scarce resources: limits get their network passed explicitly. */
export function askAs<T>(network: string, work: () => T): T {
  return asking.run(network, work);
}

/** The network of the current request, as `networkOf` names it; empty outside of requests, as in jobs. */
export function askingNetwork(): string {
  return asking.getStore() ?? '';
}
