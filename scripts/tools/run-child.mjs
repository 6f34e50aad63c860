import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { getSystemErrorMap } from 'node:util';

const LOOK_FOR_PARENT_MS = 500;

const running = new Set();
let stopping = false;

/** Asks every running child to stop. Called for the first child, so that importing this file changes nothing. */
function passSignalsOn() {
  const stopAll = () => {
    stopping = true;
    for (const child of running) endChild(child, 'SIGTERM');
    if (running.size === 0) process.exit(130);
  };
  onStop(stopAll);
}

/** Calls `stop` once somebody asks this process to end, by a signal or by ending the npm that started it. */
export function onStop(stop) {
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  if (process.env.npm_lifecycle_event) stopWithParent(stop);
}

/** Ends a child; a group leader is ended with everything it has started. */
function endChild(child, signal) {
  if (!child.leadsGroup) return child.kill(signal);
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

/** npm starts scripts through a shell; a signal sent to npm ends that shell and never arrives here. */
function stopWithParent(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, LOOK_FOR_PARENT_MS);
  watch.unref();
}
let signalsArePassedOn = false;

/** Returns whether this process was asked to stop; by then its children have been asked, too. */
export const wasStopped = () => stopping;

/**
 * Runs a program in the foreground and passes SIGINT and SIGTERM on to it. Options are those of `spawn`, and `limitMs`:
 * after that time the program is ended with everything it has started.
 * Returns its exit code, 128 when a signal ended it. Throws one sentence when the program cannot be started or the time
 * is up.
 */
export function runChild(command, args, { limitMs, ...options } = {}) {
  if (!signalsArePassedOn) passSignalsOn();
  signalsArePassedOn = true;
  if (stopping) return Promise.resolve(128);
  // Only a process group can be ended as a whole; Windows has none.
  const leadsGroup = limitMs !== undefined && process.platform !== 'win32';
  return new Promise((resolve, reject) => {
    let child;
    try {
      child = spawn(command, args, { stdio: 'inherit', detached: leadsGroup, ...options });
    } catch (error) {
      reject(notStarted(command, options, error));
      return;
    }
    child.leadsGroup = leadsGroup;
    running.add(child);
    let isLate = false;
    const endLate = () => {
      isLate = true;
      endChild(child, 'SIGKILL');
    };
    const limit = limitMs && setTimeout(endLate, limitMs);
    const done = () => {
      running.delete(child);
      clearTimeout(limit);
    };
    child.once('error', (error) => {
      done();
      reject(notStarted(command, options, error));
    });
    child.once('exit', (code) => {
      done();
      if (isLate) reject(new Error(`stopped after ${limitMs / 60_000} minutes without an end`));
      else resolve(code ?? 128);
    });
  });
}

/** Returns one sentence for every reason why a program did not start. */
function notStarted(command, { cwd = '.', env = process.env }, error) {
  const name = `"${command}"`;
  const { code, errno } = error;
  if (!existsSync(cwd)) return new Error(`${name} could not be started: there is no folder "${cwd}".`);
  // If a folder on the path is unreadable, the error hides that the program is in none of them.
  if (code === 'ENOENT' || (code === 'EACCES' && !isSeen(command, env.PATH)))
    return new Error(`${name} was not found; please install it.`);
  if (code === 'EACCES' || code === 'EPERM') return new Error(`${name} may not be run by this user.`);
  const reason = getSystemErrorMap().get(errno)?.[1] ?? error.message;
  return new Error(`${name} could not be started: ${reason}.`);
}

function isSeen(command, path = '') {
  const folders = /[/\\]/.test(command) ? [''] : path.split(delimiter);
  return folders.some((folder) => existsSync(join(folder, command)));
}

/** Runs a Node script with the Node that runs this one, whichever other Node is on the path. */
export const runNode = (args, options) => runChild(process.execPath, args, options);

/** Runs a whole script: prints a failure as one sentence, without a stack trace, and sets the exit code. */
export async function asScript(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!stopping) console.error(error instanceof Error ? error.message : error);
    process.exitCode = stopping ? 130 : 1;
  }
}
