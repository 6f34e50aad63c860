import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type EcmaScriptModule, parseSync } from 'oxc-parser';

/** One `import`, `export … from`, `import()`, `import('…').Type` or pattern of `import.meta.glob()` of a source file. */
export interface Import {
  /** The address as written. */
  readonly request: string;
  /** Whether it vanishes when types are stripped. */
  readonly isType: boolean;
  /** Names taken from the other file; `*` for all of them. */
  readonly names: readonly string[];
}

/** Packages whose sources are part of this project, by their prefix in package.json. */
const ALIASES = [
  ['#core/', 'core/'],
  ['#content/', 'content/'],
] as const;
const SOURCE = /(?<!\.d)\.(?:ts|tsx|mts|mjs)$/;
const NOT_SOURCES =
  /^(?:node_modules|dist|dist-server|dist-desk|test-results|playwright-report|docs|public|\..*)$/;

/**
 * All TypeScript and module files below a folder, or those of another pattern, as sorted addresses relative to `root`
 * with `/`.
 */
export function listSources(root: string, folder = '', pattern = SOURCE): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      if (NOT_SOURCES.test(entry.name)) return [];
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return listSources(root, path, pattern);
      return pattern.test(entry.name) ? [path] : [];
    })
    .sort();
}

/** Every import of a file. Throws when the file cannot be read as TypeScript. */
export function readImports(path: string, source: string): Import[] {
  const parsed = parseSync(path, source);
  const fault = parsed.errors[0];
  if (fault) throw new Error(`${path} cannot be read: ${fault.message}`);
  return [
    ...parsed.module.staticImports.map(fromStaticImport),
    ...parsed.module.staticExports.flatMap(fromStaticExport),
    // Walking the tree of every file would take seconds.
    ...(/import(?:\(|\.meta\.glob)/.test(source) ? importCalls(parsed.program) : []),
  ];
}

type StaticImport = EcmaScriptModule['staticImports'][number];
type StaticExport = EcmaScriptModule['staticExports'][number];

function fromStaticImport({ moduleRequest, entries }: StaticImport): Import {
  return {
    request: moduleRequest.value,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
    names: entries.map(
      ({ importName }) => importName.name ?? (importName.kind === 'Default' ? 'default' : '*'),
    ),
  };
}

function fromStaticExport({ entries }: StaticExport): Import[] {
  return entries.flatMap(({ moduleRequest, importName, isType }) =>
    moduleRequest ? [{ request: moduleRequest.value, isType, names: [importName.name ?? '*'] }] : [],
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * `import('x')`, `import('x').Type` and `import.meta.glob('x')` anywhere in a syntax tree, except computed addresses and
 * what a pattern leaves out.
 */
function importCalls(node: unknown): Import[] {
  if (Array.isArray(node)) return node.flatMap(importCalls);
  if (!isRecord(node)) return [];
  const inside = Object.values(node).flatMap(importCalls);
  if (isGlob(node)) return [...globPatterns(node.arguments), ...inside];
  const isType = node.type === 'TSImportType';
  if (!isType && node.type !== 'ImportExpression') return inside;
  const request = isRecord(node.source) ? node.source.value : undefined;
  return typeof request === 'string' ? [{ request, isType, names: ['*'] }, ...inside] : inside;
}

function isGlob({ type, callee }: Record<string, unknown>): boolean {
  if (type !== 'CallExpression' || !isRecord(callee) || !isRecord(callee.object)) return false;
  return (
    callee.object.type === 'MetaProperty' && isRecord(callee.property) && callee.property.name === 'glob'
  );
}

/** The patterns in the arguments of `import.meta.glob`: one text or a list of them. */
function globPatterns(given: unknown): Import[] {
  const first = Array.isArray(given) ? given[0] : undefined;
  const texts: readonly unknown[] =
    isRecord(first) && Array.isArray(first.elements) ? first.elements : [first];
  return texts.flatMap((text) => {
    const request = isRecord(text) ? text.value : undefined;
    return typeof request === 'string' && !request.startsWith('!')
      ? [{ request, isType: false, names: ['*'] }]
      : [];
  });
}

/** The file an import means, relative to the root, or undefined for a package or a virtual module. */
export function resolveImport(from: string, request: string): string | undefined {
  const path = request.replace(/[?#][^/]*$/, (end) => (end.startsWith('?') ? '' : end));
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  const alias = ALIASES.find(([prefix]) => path.startsWith(prefix));
  return alias && alias[1] + path.slice(alias[0].length);
}
