import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { StandardOutput } from './logs/standard-output.ts';

/** Together with the log's last lines, less than the ten seconds after which supervisors kill. */
const LONGEST_CLOSE_MS = 7_500;
/** A terminal and npm both pass on the same Ctrl+C. */
const ONE_SIGNAL_MS = 1_000;
/** The exit code that shells expect of a program ended by Ctrl+C. */
const ENDED_BY_HAND = 130;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

interface Ending {
  /** Aborted first, so that balancers hear of it. */
  readonly ending: AbortController;
  /** How long requests are still taken after that. */
  readonly drainMs: number;
}

/**
 * Ends the process when a supervisor asks for it, and after an uncaught error. Requests in progress are finished as far
 * as possible, and the log is written to its end. A second Ctrl+C ends the process at once; a second SIGTERM does not.
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
  let told = 0;
  // Without a listener a second signal would end the process at once.
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (isEnding || ending.signal.aborted) {
        const isAgain = performance.now() - told > ONE_SIGNAL_MS;
        if (signal === 'SIGINT' && isAgain) process.exit(ENDED_BY_HAND);
        return;
      }
      told = performance.now();
      app.log.info({ reason: signal }, 'The server ends, as it is told.');
      ending.abort();
      void wait(drainMs).then(() => end(0));
    });
  // Unhandled rejections come here too. A failure during shutdown changes nothing any more.
  process.on('uncaughtException', (err) => {
    if (isEnding) return;
    app.log.fatal({ err }, 'The server ends after an error that nobody caught.');
    void end(1);
  });
  // Nobody may be reading the messages of the start any more either.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
