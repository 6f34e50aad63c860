// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDERS = ['src', 'sw', 'server', 'desk', 'core', 'content', 'public', 'scripts'];
/** Files in the root folder that the build reads, Vite's own settings files among them. */
const ROOT_FILE =
  /^(.*\.html|vite\.config\.ts|vite-env\.d\.ts|tsconfig.*\.json|package(-lock)?\.json|\.env(\..+)?)$/;
/** Tests are not part of a build, and hidden files belong to the editor. */
const NOT_BUILT = /^\.|\.test\.\w+$|\.tsbuildinfo$|^node_modules$/;
/** In the server's folder, because that folder is replaced last and is never served. */
const STAMP_FILE = 'dist-server/.stamp';
const BUILT_FILES = ['dist/index.html', 'dist-desk/index.html', 'dist-server/main.js'];
/** The sample content counts its days in this time zone (server/sample/days.ts). */
const SAMPLE_ZONE = 'Asia/Kolkata';

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_BUILT.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/**
 * Every file that a build reads, as sorted paths relative to the root.
 *
 * @param {string} root
 */
export function sourceFiles(root) {
  const inRoot = readdirSync(root).filter((name) => ROOT_FILE.test(name));
  const below = FOLDERS.map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap(filesBelow);
  return [...inRoot, ...below.map((path) => path.slice(root.length + 1))].sort();
}

/**
 * Everything except files that a build depends on. The day counts only if sample content is built in, otherwise the
 * published revision, if it is built in.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} nodeVersion
 * @param {Date} now
 * @param {string} [published] what names the published content; '' if there is none
 */
export function buildSettings(env, nodeVersion, now, published = '') {
  const settings = Object.entries(env)
    .filter(([name, value]) => name.startsWith('VITE_') && value)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: SAMPLE_ZONE }).format(now);
  return JSON.stringify([settings, nodeVersion.split('.')[0], env.VITE_API_BASE ? '' : published || day]);
}

/**
 * A short text that changes whenever a new build would differ from the last one.
 *
 * @param {string} root
 * @param {{ env?: Readonly<Record<string, string | undefined>>, nodeVersion?: string, now?: Date, published?: string }} [circumstances]
 */
export function buildStamp(
  root,
  { env = process.env, nodeVersion = process.versions.node, now = new Date(), published = '' } = {},
) {
  const hash = createHash('sha256').update(buildSettings(env, nodeVersion, now, published));
  for (const path of sourceFiles(root)) {
    const bytes = readFileSync(join(root, path));
    hash.update(`\n${path.replaceAll('\\', '/')} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * Whether the build in this folder is complete and has this stamp.
 *
 * @param {string} root
 * @param {string} stamp
 */
export function isBuilt(root, stamp) {
  if (!BUILT_FILES.every((path) => existsSync(join(root, path)))) return false;
  const path = join(root, STAMP_FILE);
  return existsSync(path) && readFileSync(path, 'utf8') === stamp;
}

/**
 * Records which sources the build in this folder was made from. Compute the stamp before building: a file that is
 * edited during the build then counts as changed.
 *
 * @param {string} root
 * @param {string} stamp
 */
export function writeStamp(root, stamp) {
  const path = join(root, STAMP_FILE);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, stamp);
}
