import { pino, type DestinationStream, type Logger } from 'pino';

/** Structured log: one JSON object per line. Bind context to its lines with `log.child({ … })`. */
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

/** How deep inside a logged object secrets are still found. */
const depths = ['', '*.', '*.*.', '*.*.*.'];

const redactedPaths = depths.flatMap((depth) =>
  secretNames.map((name) =>
    name.startsWith('[') ? `${depth.replace(/\.$/, '')}${name}` : `${depth}${name}`,
  ),
);

/**
 * Opens the log. Passwords, tokens, cookies and authorization headers in logged objects become `[redacted]`. The text
 * of a message is not redacted, so secrets and order tokens never belong there.
 * @param options.level the least serious level that is written, `silent` for none
 * @param options.destination where it goes; standard output if omitted
 */
export function createLog(options: { level: string; destination?: DestinationStream }): Log {
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // Our own code logs errors as `error`.
      serializers: { error: pino.stdSerializers.err, err: pino.stdSerializers.err },
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: redactedPaths, censor: '[redacted]' },
    },
    options.destination ?? pino.destination({ dest: 1, sync: true }),
  );
}

/** The log of one request: each line carries the request's id. */
export function requestLog(log: Log, requestId: string): Log {
  return log.child({ requestId });
}
