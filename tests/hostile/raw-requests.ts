/** Bytes for a bare connection, and the expected statuses; 0: closed silently. */
export interface RawRequest {
  readonly what: string;
  readonly bytes: string;
  readonly statuses: readonly number[];
  /** Answered by Node before the shop sees it: without the shop's headers. */
  readonly byNode?: true;
}

const to = (line: string, ...headers: readonly string[]) =>
  [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
const json = 'Content-Type: application/json';
const login = 'POST /api/login';

/** Requests that no HTTP client would send. */
export const rawRequests: readonly RawRequest[] = [
  {
    what: 'two lengths',
    bytes: `${to(login, json, 'Content-Length: 2', 'Content-Length: 3')}{}`,
    statuses: [400],
  },
  {
    what: 'a length and chunks',
    bytes: `${to(login, json, 'Content-Length: 2', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
    statuses: [400],
  },
  {
    what: 'chunks, twice',
    bytes: `${to(login, json, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity')}0\r\n\r\n`,
    statuses: [400],
  },
  {
    what: 'chunks in a strange writing',
    bytes: `${to(login, json, 'Transfer-Encoding: xchunked')}0\r\n\r\n`,
    statuses: [400, 501],
  },
  {
    what: 'a chunk of no size',
    bytes: `${to(login, json, 'Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`,
    statuses: [400],
  },
  {
    what: 'a chunk that is too large for any number',
    bytes: `${to(login, json, 'Transfer-Encoding: chunked')}fffffffffffffffff\r\n{}\r\n0\r\n\r\n`,
    statuses: [400],
  },
  {
    what: 'a length that is no number',
    bytes: `${to(login, json, 'Content-Length: 1e3')}{}`,
    statuses: [400],
  },
  { what: 'a negative length', bytes: `${to(login, json, 'Content-Length: -1')}{}`, statuses: [400] },
  {
    what: 'a body longer than allowed, as it says',
    bytes: to(login, json, 'Content-Length: 99999999'),
    statuses: [413],
  },
  { what: 'a header on two lines', bytes: to('GET /api/categories', 'X-A: b', ' c'), statuses: [200, 400] },
  { what: 'a header without a colon', bytes: to('GET /api/categories', 'X-A'), statuses: [400] },
  { what: 'a space before the colon', bytes: to('GET /api/categories', 'X-A : b'), statuses: [400] },
  { what: 'a header with NUL', bytes: to('GET /api/categories', 'X-A: b\0c'), statuses: [400] },
  {
    what: 'lines that end in LF alone',
    bytes: 'GET /api/categories HTTP/1.1\nHost: localhost\n\n',
    statuses: [400],
  },
  {
    what: 'more header than allowed',
    bytes: to('GET /api/categories', `X-A: ${'a'.repeat(70_000)}`),
    statuses: [431],
  },
  {
    what: 'a thousand headers',
    bytes: to('GET /api/categories', ...Array.from({ length: 1_000 }, (_, at) => `X-${at}: a`)),
    statuses: [200, 431],
  },
  { what: 'no host', bytes: 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', statuses: [400], byNode: true },
  { what: 'two hosts', bytes: to('GET /api/categories', 'Host: evil.example'), statuses: [200, 400] },
  { what: 'HTTP/1.0', bytes: 'GET /api/categories HTTP/1.0\r\n\r\n', statuses: [200] },
  { what: 'HTTP/0.9', bytes: 'GET /\r\n\r\n', statuses: [200, 400] },
  { what: 'HTTP/2 without having agreed on it', bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', statuses: [400] },
  { what: 'HTTP/9.9', bytes: 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n', statuses: [400] },
  { what: 'TLS', bytes: '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03', statuses: [400] },
  { what: 'no method that anybody knows', bytes: to('BREW /'), statuses: [400] },
  { what: 'CONNECT', bytes: to('CONNECT evil.example:443'), statuses: [0] },
  { what: 'TRACE', bytes: to('TRACE /'), statuses: [404] },
  { what: 'OPTIONS of everything', bytes: to('OPTIONS *'), statuses: [404] },
  {
    what: 'an expectation that nobody meets',
    bytes: `${to(login, json, 'Expect: tea', 'Content-Length: 2')}{}`,
    statuses: [417],
    byNode: true,
  },
  {
    what: 'an address with its host',
    bytes: to('GET http://evil.example/api/categories'),
    statuses: [200, 404],
  },
  {
    what: 'an address with its host, of staff',
    bytes: to('GET http://evil.example/api/admin/staff'),
    statuses: [401, 404],
  },
  { what: 'an address of another shop', bytes: to('GET //evil.example/api/admin/staff'), statuses: [404] },
  { what: 'an address with letters beyond ASCII', bytes: to('GET /product/\xfc'), statuses: [400, 404] },
  { what: 'an address with a bad escape', bytes: to('GET /api/products/%E0%A4%A'), statuses: [404] },
  { what: 'a page with a bad escape', bytes: to('GET /product/%FF', 'Accept: text/html'), statuses: [404] },
  {
    what: 'a page in English with a bad escape',
    bytes: to('GET /en/product/%FF', 'Accept: text/html'),
    statuses: [404],
  },
  {
    what: 'a longer id than pieces have',
    bytes: to(`GET /api/products/${'a'.repeat(300)}`),
    statuses: [400],
  },
  { what: 'a longer id than there is', bytes: to(`GET /api/products/${'a'.repeat(1500)}`), statuses: [404] },
  { what: 'a path out of a folder', bytes: to('GET /assets/../../package.json'), statuses: [404] },
  {
    what: 'a path out of a folder, escaped',
    bytes: to('GET /assets/%2e%2e%2f%2e%2e%2fpackage.json'),
    statuses: [404],
  },
  {
    what: 'a path out of a folder, for Windows',
    bytes: to('GET /assets/..%5c..%5cpackage.json'),
    statuses: [404],
  },
  { what: 'a file name with NUL', bytes: to('GET /pictures/demo/a%00.jpg'), statuses: [404] },
  {
    what: 'a longer file name than a folder can hold',
    bytes: to(`GET /pictures/demo/${'a'.repeat(3_000)}.jpg`),
    statuses: [404],
  },
  { what: 'staff, by another writing', bytes: to('GET /API/ADMIN/staff'), statuses: [404] },
  { what: 'staff, by an escaped writing', bytes: to('GET /api/%61dmin/staff'), statuses: [401, 404] },
  { what: 'staff, by two slashes', bytes: to('GET /api//admin/staff'), statuses: [401, 404] },
  { what: 'staff, by a way round', bytes: to('GET /api/categories/../admin/staff'), statuses: [401, 404] },
  { what: 'a range beyond the end', bytes: to('GET /icon.svg', 'Range: bytes=99999999-'), statuses: [416] },
  {
    what: 'a condition that does not hold',
    bytes: to('GET /icon.svg', 'If-Match: "never"'),
    statuses: [412],
  },
  {
    what: 'a request behind the request',
    bytes: `${to(login, json, 'Content-Length: 2')}{}GET /api/admin/staff HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    statuses: [400],
  },
  {
    what: 'a form without a boundary',
    bytes: `${to('POST /api/upload', 'Content-Type: multipart/form-data', 'Content-Length: 2')}{}`,
    statuses: [400],
  },
  {
    what: 'a form without an end',
    bytes: `${to('POST /api/upload', 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 9')}--x\r\nabcd`,
    statuses: [400],
  },
  {
    what: 'an enquiry without an end',
    bytes: `${to('POST /api/buy-in-mail', 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 9')}--x\r\nabcd`,
    statuses: [400],
  },
];
