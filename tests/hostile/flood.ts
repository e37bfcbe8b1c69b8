import { request } from 'node:http';

const requests = 2_000;
const atOnce = 16;

/**
 * Sends requests from a thousand addresses of one IPv6 network, as any customer of a provider can, to a shop that
 * limits requests and trusts the proxy on this machine.
 * @returns the faults found
 */
export async function floodFromOneNetwork(base: string): Promise<string[]> {
  const statuses: number[] = [];
  let left = requests;
  const work = async (): Promise<void> => {
    for (; left > 0;) {
      left -= 1;
      const from = `2001:db8:1:2:${(left % 1_000).toString(16)}::${left.toString(16)}`;
      statuses.push(await login(base, from));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const answered = statuses.filter((status) => status !== 429).length;
  const broken = statuses.filter((status) => status >= 500 && status !== 503).length;
  const neighbour = await login(base, '2001:db8:ffff::1');
  return [
    // The login's own limit is 60 in ten minutes.
    ...(answered > 60 ? [`${answered} logins of one network were looked at`] : []),
    ...(broken > 0 ? [`${broken} answers were failures`] : []),
    ...(neighbour === 401 ? [] : [`another network was answered ${neighbour}`]),
  ];
}

function login(base: string, from: string): Promise<number> {
  const body = JSON.stringify({ email: 'flood@example.org', password: 'geraten' });
  return new Promise((resolve) => {
    const sent = request(
      `${base}/api/login`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'x-forwarded-for': from,
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', () => resolve(599));
    sent.end(body);
  });
}
