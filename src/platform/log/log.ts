import { pino, type DestinationStream, type Logger } from 'pino';

/** Structured log: one JSON object a line. Bind what a line belongs to with `log.child({ … })`. */
export type Log = Logger;

const secretNames = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'token',
  'accessToken',
  'refreshToken',
  'password',
  'newPassword',
  'secret',
  'clientSecret',
  'apiKey',
];

/** How deep inside a logged object a secret is still found. */
const depths = ['', '*.', '*.*.', '*.*.*.'];

const redactedPaths = depths.flatMap((depth) =>
  secretNames.map((name) =>
    name.startsWith('[') ? `${depth.replace(/\.$/, '')}${name}` : `${depth}${name}`,
  ),
);

/**
 * Opens the log. Passwords, tokens, cookies and authorization headers in logged objects become `[redacted]`;
 * what stands in the text of a message does not, so secrets and order tokens never belong there.
 * @param options.level the least serious level that is written, `silent` for none
 * @param options.destination where it goes; standard output when left out
 */
export function createLog(options: { level: string; destination?: DestinationStream }): Log {
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // Errors are logged as `error` in this house.
      serializers: { error: pino.stdSerializers.err, err: pino.stdSerializers.err },
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: redactedPaths, censor: '[redacted]' },
    },
    options.destination ?? pino.destination({ dest: 1, sync: true }),
  );
}

/** The log of one request: each of its lines carries the request's id. */
export function requestLog(log: Log, requestId: string): Log {
  return log.child({ requestId });
}
