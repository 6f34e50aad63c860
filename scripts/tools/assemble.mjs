import './node-version.mjs';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asScript } from './run-child.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** What is started, but the program of the build that prerenders. */
const PROGRAMS = ['main', 'content', 'backup', 'data'];
const AS_THEY_ARE = [
  ...['dist', 'dist-desk', 'dist-server/.stamp', 'dist-server/hosts', 'server/sample/media'],
  ...['scripts/tools/put-site.mjs', 'scripts/tools/node-version.mjs', 'scripts/build/previous-assets.mjs'],
];
/** Parts of packages that are for those who develop with them. */
const NOT_RUN = /\.(?:map|md|[cm]?ts)$/;
const LICENCE = /licen[cs]e|notice|copying/i;
const NOT_RUN_FOLDER = /^(?:tests?|docs|examples?|benchmarks?)$/;

/**
 * `npm run assemble -- FOLDER`: gathers in a new folder all that production needs of this project, and nothing else. It
 * holds the build, and of the installed packages those that the built server imports.
 */
await asScript(async () => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Say where to: npm run assemble -- FOLDER');
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`"${folder}" is not empty; name a new folder.`);
  if (!existsSync(join(root, 'dist-server/.stamp')))
    throw new Error('There is no build to gather; "npm run build" makes one.');
  // The parser that it imports may not be installed when other scripts start.
  const { packageFolders, readBundle } = await import('./runtime-packages.mjs');
  const { files, packages } = readBundle(PROGRAMS.map((name) => join(root, `dist-server/${name}.js`)));
  const built = files.map((file) => file.slice(root.length + 1));
  for (const path of [...AS_THEY_ARE, ...built])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const path of packageFolders(root, packages)) copyPackage(path, folder);
  writePackageFile(folder);
  console.log(`"${folder}" holds the build and ${packages.length} packages with what they need.`);
});

function copyPackage(path, folder) {
  const from = join(root, path);
  cpSync(from, join(folder, path), {
    recursive: true,
    filter: (file) => {
      const name = basename(file);
      if (name === 'node_modules' && file !== from) return false;
      if (dirname(file) === from && NOT_RUN_FOLDER.test(name)) return false;
      return !NOT_RUN.test(name) || LICENCE.test(name);
    },
  });
}

/** Without it, Node would take the server for CommonJS. */
function writePackageFile(folder) {
  const { name, version, license, type, engines } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const scripts = {
    start: 'node dist-server/main.js',
    content: 'node dist-server/content.js',
    data: 'node dist-server/data.js',
    backup: 'node dist-server/backup.js backup',
    restore: 'node dist-server/backup.js restore',
    'put-site': 'node scripts/tools/put-site.mjs',
  };
  const file = { name, version, private: true, license, type, engines, scripts };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(file, null, 2)}\n`);
}
