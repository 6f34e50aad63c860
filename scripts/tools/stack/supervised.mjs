import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;
const START_LIMIT_MS = 60_000;
/** So that what cannot start does not keep the processor busy. */
const AGAIN_AFTER_MS = 500;

/**
 * A process that is started again when it ends, as a supervisor does. All that it writes is in a file.
 *
 * @typedef {object} Supervised
 * @property {() => Promise<void>} restart ends it in order, and waits until the next one is ready
 * @property {() => Promise<void>} stop ends it in order and for good
 */

/**
 * Starts such a process, and waits until it is ready.
 *
 * @param {object} part
 * @param {string} part.name
 * @param {string} part.command
 * @param {readonly string[]} part.args
 * @param {import('node:child_process').SpawnOptions} [part.options]
 * @param {string} part.log file of what it writes
 * @param {RegExp} [part.handsOn] its lines that whoever started it has to read
 * @param {() => Promise<boolean>} part.isReady
 * @param {NodeJS.Signals} [part.signal] ends it in order
 * @param {(sentence: string) => void} part.say
 * @returns {Promise<Supervised>}
 */
export async function supervised({
  name,
  command,
  args,
  options,
  log,
  handsOn,
  isReady,
  signal = 'SIGTERM',
  say,
}) {
  const file = createWriteStream(log, { flags: 'a', mode: 0o600 });
  let child;
  let ended;
  let next;
  let isWanted = true;

  async function start() {
    // Ctrl+C in a terminal would otherwise end all parts at once, instead of one after the other.
    const detached = process.platform !== 'win32';
    child = spawn(command, args, { ...options, detached, stdio: ['ignore', 'pipe', 'pipe'] });
    const started = child;
    let problem;
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (text) => {
        file.write(text);
        for (const line of String(text).split('\n')) if (handsOn?.test(line)) say(line);
      });
    ended = new Promise((resolve) => {
      started.once('close', resolve);
      started.once('error', (error) => {
        problem = error;
        resolve(undefined);
      });
    });
    await untilReady(started, () => problem);
    say(`${name} runs, as process ${started.pid}.`);
    void ended.then(again);
  }

  async function untilReady(started, problem) {
    const end = performance.now() + START_LIMIT_MS;
    while (!(await isReady().catch(() => false))) {
      const isOver = started.exitCode !== null || started.signalCode !== null || problem() !== undefined;
      if (isOver || performance.now() > end) throw new Error(`${name} did not start; "${log}" says why.`);
      await wait(LOOK_EVERY_MS);
    }
  }

  async function again() {
    while (isWanted) {
      say(`${name} has ended and is started again.`);
      try {
        next = start();
        return await next;
      } catch (error) {
        say(error.message);
        child.kill('SIGKILL');
        await wait(AGAIN_AFTER_MS);
      }
    }
  }

  await start();
  return {
    restart: async () => {
      const before = child;
      before.kill(signal);
      await ended;
      while (isWanted && (child === before || !(await isReady().catch(() => false))))
        await wait(LOOK_EVERY_MS);
    },
    stop: async () => {
      isWanted = false;
      await next?.catch(() => undefined);
      child.kill(signal);
      await ended;
      file.end();
    },
  };
}
