import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface TestMailServer {
  readonly url: string;
  /** The mails as they arrived, headers and all. */
  readonly received: string[];
  /** Its answers to the next recipients; all others get `250 ok`. */
  readonly answersToRecipients: string[];
  close(): Promise<void>;
}

/**
 * Speaks just enough SMTP to receive a mail, on this machine.
 * @param fixedPort the port to listen on; 0 for a free one
 */
export async function startMailServer(fixedPort = 0): Promise<TestMailServer> {
  const sockets = new Set<Socket>();
  const received: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    serve(socket);
  });
  server.listen(fixedPort, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const mailServer: TestMailServer = {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    received,
    answersToRecipients: [],
    async close() {
      sockets.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };

  function serve(socket: Socket): void {
    const say = (text: string) => socket.write(`${text}\r\n`);
    let input = '';
    let inMail = false;
    say('220 test');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      input += chunk;
      const ending = () => (inMail ? '\r\n.\r\n' : '\r\n');
      for (let end = input.indexOf(ending()); end !== -1; end = input.indexOf(ending())) {
        const text = input.slice(0, end);
        input = input.slice(end + ending().length);
        if (inMail) {
          received.push(text);
          inMail = false;
          say('250 taken');
        } else if (/^RCPT/i.test(text)) {
          say(mailServer.answersToRecipients.shift() ?? '250 ok');
        } else if (/^DATA/i.test(text)) {
          inMail = true;
          say('354 go on');
        } else {
          say('250 ok');
        }
      }
    });
  }
  return mailServer;
}
