import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDERS = ['src', 'sw', 'server', 'core', 'content', 'public', 'scripts'];
/** Files beside the folders, by name: what the build reads, Vite's own settings files among them. */
const ROOT_FILE =
  /^(.*\.html|vite\.config\.ts|vite-env\.d\.ts|tsconfig.*\.json|package(-lock)?\.json|\.env(\..+)?)$/;
/** Tests are no part of a build, hidden files are the editor's. */
const NOT_BUILT = /^\.|\.test\.\w+$|\.tsbuildinfo$|^node_modules$/;
/** Beside the server's bundle: that folder is swapped in last and is never served. */
const STAMP_FILE = 'dist-server/.stamp';
const BUILT_FILES = ['dist/index.html', 'dist-server/main.js'];
/** The sample content counts its days in this zone (server/sample/days.ts). */
const SAMPLE_ZONE = 'Asia/Kolkata';

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_BUILT.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** Every file a build is made of, as sorted addresses relative to the root. */
export function sourceFiles(root) {
  const beside = readdirSync(root).filter((name) => ROOT_FILE.test(name));
  const below = FOLDERS.map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap(filesBelow);
  return [...beside, ...below.map((path) => path.slice(root.length + 1))].sort();
}

/** All that a build depends on beside its files. The day counts only where sample content is built in. */
export function buildSettings(env, nodeVersion, now) {
  const settings = Object.entries(env)
    .filter(([name, value]) => name.startsWith('VITE_') && value)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: SAMPLE_ZONE }).format(now);
  return JSON.stringify([settings, nodeVersion.split('.')[0], env.VITE_API_BASE ? '' : day]);
}

/** A short text that changes whenever a new build would differ from the last one. */
export function buildStamp(
  root,
  { env = process.env, nodeVersion = process.versions.node, now = new Date() } = {},
) {
  const hash = createHash('sha256').update(buildSettings(env, nodeVersion, now));
  for (const path of sourceFiles(root)) {
    const bytes = readFileSync(join(root, path));
    hash.update(`\n${path.replaceAll('\\', '/')} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/** Whether the build in this folder is complete and bears this stamp. */
export function isBuilt(root, stamp) {
  if (!BUILT_FILES.every((path) => existsSync(join(root, path)))) return false;
  const path = join(root, STAMP_FILE);
  return existsSync(path) && readFileSync(path, 'utf8') === stamp;
}

/** Notes which sources the build in this folder was made of. Take the stamp before building. */
export function writeStamp(root, stamp) {
  const path = join(root, STAMP_FILE);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, stamp);
}
