import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type EcmaScriptModule, parseSync } from 'oxc-parser';

/** One `import`, `export … from`, `import()` or `import('…').Type` of a source file. */
export interface Import {
  /** The address as written. */
  readonly request: string;
  /** Whether it vanishes when types are stripped. */
  readonly isType: boolean;
  /** Names taken from the other file; `*` for all of them. */
  readonly names: readonly string[];
}

/** Packages whose sources are written in this project, by the prefix package.json gives them. */
const ALIASES = [
  ['#core/', 'core/'],
  ['#content/', 'content/'],
] as const;
const SOURCE = /(?<!\.d)\.(?:ts|tsx|mts|mjs)$/;
const NOT_SOURCES = /^(?:node_modules|dist|dist-server|test-results|playwright-report|docs|public|\..*)$/;

/** All TypeScript and module files below a folder, as sorted addresses relative to `root` with `/`. */
export function listSources(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      if (NOT_SOURCES.test(entry.name)) return [];
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return listSources(root, path);
      return SOURCE.test(entry.name) ? [path] : [];
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
    // Both are written `import(`, and walking the tree of every file would take seconds.
    ...(source.includes('import(') ? importCalls(parsed.program) : []),
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

/** `import('x')` and `import('x').Type` anywhere in a syntax tree; addresses that are computed are left out. */
function importCalls(node: unknown): Import[] {
  if (Array.isArray(node)) return node.flatMap(importCalls);
  if (!isRecord(node)) return [];
  const inside = Object.values(node).flatMap(importCalls);
  const isType = node.type === 'TSImportType';
  if (!isType && node.type !== 'ImportExpression') return inside;
  const request = isRecord(node.source) ? node.source.value : undefined;
  return typeof request === 'string' ? [{ request, isType, names: ['*'] }, ...inside] : inside;
}

/** The file an import means, relative to the root, or undefined for a package or a virtual module. */
export function resolveImport(from: string, request: string): string | undefined {
  const path = request.replace(/[?#][^/]*$/, (end) => (end.startsWith('?') ? '' : end));
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  const alias = ALIASES.find(([prefix]) => path.startsWith(prefix));
  return alias && alias[1] + path.slice(alias[0].length);
}
