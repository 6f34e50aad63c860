import './node-version.mjs';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { keepPreviousAssets } from '../build/previous-assets.mjs';

/*
 * `npm run put-site -- FOLDER`: puts the built site where Caddy serves it from.
 */

/** The build in place, the one before it, and one more, to which a Caddy that was not reloaded may still lead. */
const KEPT = 3;
const BUILD = /^[0-9a-f]{16}$/;

/**
 * Copies a build into a folder of its own, and lets `Caddyfile` beside it lead there. Until Caddy reads that file again, it
 * goes on with the build that it knows: so files, headers and the hashes in them change in one moment.
 *
 * @param {string} root the folder of the project, with its build
 * @param {string} folder
 * @returns {string} the folder of this build
 */
export function putSite(root, folder) {
  const site = join(root, 'dist');
  const rules = join(root, 'dist-server/hosts/Caddyfile');
  if (!existsSync(rules)) throw new Error('There is no build to put there; "npm run build" makes one.');
  const target = join(resolve(folder), nameOf(site, rules));
  const [newest] = buildsIn(folder);
  if (!existsSync(target)) {
    const unfinished = `${target}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(site, join(unfinished, 'dist'), { recursive: true });
    cpSync(rules, join(unfinished, 'Caddyfile'));
    if (newest !== undefined) keepPreviousAssets(join(newest, 'dist'), join(unfinished, 'dist'));
    renameSync(unfinished, target);
  }
  const now = new Date();
  utimesSync(target, now, now);
  leadTo(target, join(folder, 'Caddyfile'));
  for (const old of buildsIn(folder).slice(KEPT)) rmSync(old, { recursive: true });
  return target;
}

function leadTo(build, file) {
  const lines = [
    '# Reload Caddy when this has changed.',
    `root * ${build}/dist`,
    `import ${build}/Caddyfile`,
  ];
  writeFileSync(`${file}.new`, `${lines.join('\n')}\n`);
  renameSync(`${file}.new`, file);
}

/** The builds in a folder, from the one that was put there last. */
function buildsIn(folder) {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((name) => BUILD.test(name))
    .map((name) => join(folder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
}

/** The same files have the same name, so that one build is put there once. */
function nameOf(site, rules) {
  const hash = createHash('sha256').update(readFileSync(rules));
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  for (const path of paths) hash.update(`\n${path.slice(site.length)}\n`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    console.error('Say where to: npm run put-site -- FOLDER');
    process.exit(1);
  }
  const build = putSite(join(dirname(fileURLToPath(import.meta.url)), '../..'), folder);
  console.log(`The site is in "${build}". Reload Caddy, and visitors have it.`);
}
