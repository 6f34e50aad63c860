import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Packages of native code for the other C library; npm installs some for both. */
const OTHER_LIBC = process.report.getReport().header.glibcVersionRuntime ? /musl/ : /-gnu/;

/**
 * Reads built modules and all that they import.
 *
 * @param {string[]} entries
 * @returns {{ files: string[], packages: string[] }} paths of the modules, and the packages that they leave outside
 */
export function readBundle(entries) {
  const files = new Set();
  const packages = new Set();
  const read = (file) => {
    if (files.has(file)) return;
    files.add(file);
    for (const request of requestsOf(file)) {
      if (request.startsWith('.')) read(join(dirname(file), request));
      else if (!isBuiltin(request)) packages.add(packageOf(request));
    }
  };
  for (const entry of entries) read(entry);
  return { files: [...files], packages: [...packages].sort() };
}

function requestsOf(file) {
  const source = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const called = dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end));
  const computed = called.find((text) => !/^(['"`])[^$]*\1$/.test(text));
  if (computed) throw new Error(`Nobody can tell what "${file}" imports with ${computed}.`);
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...called.map((text) => text.slice(1, -1)),
  ];
}

/** `@scope/name/file` → `@scope/name` */
const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Finds packages and all that they need, as they are installed.
 *
 * @param {string} root
 * @param {readonly string[]} names
 * @returns {string[]} their folders, relative to the root
 */
export function packageFolders(root, names) {
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const found = new Set();
  const add = (path) => {
    if (found.has(path)) return;
    found.add(path);
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies,
      peerDependenciesMeta,
    } = locked[path];
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys(dependencies), ...peers]) add(folderOf(name, path));
    for (const name of Object.keys(optionalDependencies)) {
      const folder = whereIs(name, path);
      // npm only installs those of this machine.
      if (folder && existsSync(join(root, folder)) && !OTHER_LIBC.test(name)) add(folder);
    }
  };
  const folderOf = (name, path) => {
    const folder = whereIs(name, path);
    if (folder) return folder;
    throw new Error(`"${path}" needs "${name}", which is not in package-lock.json.`);
  };
  /** Node looks beside a package first, then in each folder around it. */
  const whereIs = (name, path) => {
    for (
      let around = path;
      ;
      around = around.slice(0, Math.max(0, around.lastIndexOf('node_modules/') - 1))
    ) {
      const folder = join(around, 'node_modules', name).replaceAll('\\', '/');
      if (locked[folder]) return folder;
      if (around === '') return undefined;
    }
  };
  for (const name of names) add(folderOf(name, ''));
  return [...found].sort();
}
