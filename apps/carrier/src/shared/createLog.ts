import { type Logger, pino } from 'pino';

/**
 * The log: JSON lines on standard error. Where a person watches the terminal only warnings and
 * errors show.
 */
export function createLog(): Logger {
  return pino(
    {
      level: process.stderr.isTTY ? 'warn' : 'info',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // An error that came here by another way than logError says nothing but its type.
      serializers: { err: (error: unknown) => ({ type: error?.constructor.name }) },
    },
    pino.destination({ fd: 2, sync: true }),
  );
}
