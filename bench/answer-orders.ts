import type { AddressInfo, Server } from 'node:net';
import type { Answer, Order } from './forked-server.ts';

/** The side of a server process that obeys: tells its port, then answers each order with its processor time. */
export function answerOrders(server: Server, obey: (order: Order) => void): void {
  const { port } = server.address() as AddressInfo;
  const answer = () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ port, cpuSeconds: (user + system) / 1e6 } satisfies Answer);
  };
  process.on('message', (order: Order) => {
    obey(order);
    answer();
  });
  answer();
}
