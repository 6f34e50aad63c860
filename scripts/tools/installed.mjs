import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild, runNode } from './run-child.mjs';

const THIS_MACHINE = { os: process.platform, cpu: process.arch };

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
}

/** npm's `os` and `cpu` lists: names, or names with `!` for all others. */
function fits(list, name) {
  if (list === undefined || list.length === 0) return true;
  if (list.includes(`!${name}`)) return false;
  return list.includes(name) || list.every((entry) => entry.startsWith('!'));
}

/**
 * Returns why the installed packages differ from the lock file, or undefined if they do not.
 * Both arguments are `packages` tables: of `package-lock.json`, and of npm's own record of what it installed.
 * Optional packages may be missing, since npm leaves out those of other machines.
 */
export function installGap(locked, installed, machine = THIS_MACHINE) {
  for (const [path, wanted] of Object.entries(locked)) {
    if (path === '' || (wanted.optional && !installed[path])) continue;
    const found = installed[path];
    if (!found) return `${path} is missing`;
    if (found.version !== wanted.version) return `${path} is ${found.version}, not ${wanted.version}`;
  }
  for (const [path, found] of Object.entries(installed)) {
    if (!locked[path]) return `${path} is not in package-lock.json`;
    if (!fits(found.os, machine.os) || !fits(found.cpu, machine.cpu)) return `${path} is for another machine`;
  }
  return undefined;
}

/** Returns why `npm ci` is needed in this folder, or undefined if the packages are up to date. */
export function whyInstall(root) {
  const locked = readPackages(join(root, 'package-lock.json'));
  if (!locked) throw new Error('package-lock.json is missing; please get the whole project again.');
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'));
  return installed ? installGap(locked, installed) : 'nothing is installed yet';
}

/** Installs what package-lock.json names, unless it is there already. Throws one sentence when it cannot. */
export async function ensureInstalled(root) {
  const reason = whyInstall(root);
  if (reason === undefined) return;
  console.log(`Installing packages (${reason}) …`);
  // Building and testing need the development packages, whatever NODE_ENV or an npm setting says.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath ?? '';
  const code = /npm-cli\.c?js$/.test(npm)
    ? await runNode([npm, ...args], { cwd: root })
    : await runChild('npm', args, { cwd: root, shell: process.platform === 'win32' });
  if (code !== 0) throw new Error('Installing the packages failed; npm says why above.');
}
