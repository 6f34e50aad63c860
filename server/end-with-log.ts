import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { StandardOutput } from './logs/standard-output.ts';

/** With the log's last lines, less than the ten seconds after which supervisors kill. */
const LONGEST_CLOSE_MS = 7_500;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

interface Ending {
  /** Aborted first, so that balancers hear of it. */
  readonly ending: AbortController;
  /** How long requests are still taken after that. */
  readonly drainMs: number;
}

/**
 * Ends the process when a supervisor asks for it, and after an error that nobody has caught: what is under way is ended as
 * far as possible, and the log is written to its end.
 */
export function endWithLog(app: FastifyInstance, output: StandardOutput, { ending, drainMs }: Ending): void {
  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => void output.end().then(() => process.exit(1)), LONGEST_CLOSE_MS);
    await app
      .close()
      .catch((err: unknown) => app.log.error({ err }, 'Something could not be ended in order.'));
    await output.end();
    process.exit(code);
  };
  for (const signal of SIGNALS)
    process.once(signal, () => {
      if (isEnding || ending.signal.aborted) return;
      app.log.info({ reason: signal }, 'The server ends, as it is told.');
      ending.abort();
      void wait(drainMs).then(() => end(0));
    });
  // A rejection that nobody handles comes here too. What fails while all is being ended changes nothing any more.
  process.on('uncaughtException', (err) => {
    if (isEnding) return;
    app.log.fatal({ err }, 'The server ends after an error that nobody caught.');
    void end(1);
  });
  // The sentences of the start may have no reader any more either.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
