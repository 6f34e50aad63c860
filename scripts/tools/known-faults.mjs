import { execFile } from 'node:child_process';
import { oneCheck } from './test-reports.mjs';

const NAME = 'known faults of packages';
/** A registry that is far away takes seconds; one that cannot be reached may take for ever. */
const LIMIT_MS = 90_000;
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;
const HIGH = ['high', 'critical'];

/**
 * Asks the registry whether packages that production needs have known faults, high ones or worse. Without an answer,
 * which is no fault of the project, the check counts as skipped and never as passed.
 *
 * @param run stands in for npm in tests: resolves with what it writes to its standard output
 */
export async function checkKnownFaults(root, run = runNpm) {
  const count = countAudit(await run(root).catch((error) => JSON.stringify({ message: error.message })));
  for (const line of [...count.failures, ...count.skipped]) console.log(line);
  return count;
}

/** Counts what `npm audit --json` has written. */
export function countAudit(text) {
  const report = read(text);
  const counts = report?.metadata?.vulnerabilities;
  if (!HIGH.every((level) => Number.isInteger(counts?.[level]))) {
    const reason = report?.message ?? report?.error?.summary;
    const why = typeof reason === 'string' && reason !== '' ? reason : 'npm said nothing that can be read';
    return { ...oneCheck(NAME, true), passed: 0, skipped: [`${NAME}: no registry answered (${why})`] };
  }
  if (HIGH.every((level) => counts[level] === 0)) return oneCheck(NAME, true);
  const bad = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) => HIGH.includes(severity));
  const named = bad.map(({ name, severity, range }) => `${name} ${range} (${severity})`).join(', ');
  return oneCheck(`${NAME}: ${named}`, false);
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** npm ends with an error if there are faults, too: what it has written says more. */
function runNpm(root) {
  const args = ['audit', '--omit=dev', '--audit-level=high', '--json'];
  const npm = process.env.npm_execpath ?? '';
  const isScript = /npm-cli\.c?js$/.test(npm);
  const [command, ...first] = isScript ? [process.execPath, npm] : ['npm'];
  const options = {
    ...{ cwd: root, timeout: LIMIT_MS, maxBuffer: MOST_OUTPUT_BYTES },
    shell: !isScript && process.platform === 'win32',
  };
  return new Promise((resolve, reject) => {
    execFile(command, [...first, ...args], options, (error, output) => {
      if (output.trim() !== '') resolve(output);
      else reject(error?.killed ? new Error(`none within ${LIMIT_MS / 1_000} s`) : (error ?? new Error('')));
    });
  });
}
