import { createServer } from 'node:http';
import { once } from 'node:events';
import { answerOrders } from './answer-orders.ts';
import type { Recorded } from './forked-server.ts';

// What every figure is compared with: Node's own server, which does nothing but send the same bytes and headers.
let recorded: Recorded = { status: 204, headers: {}, body: new Uint8Array() };
const server = createServer((_request, response) => {
  response.writeHead(recorded.status, recorded.headers);
  response.end(recorded.body);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
answerOrders(server, (order) => {
  if (order.kind === 'serve') recorded = order.recorded;
});
process.once('SIGTERM', () => process.exit());
