import { type Import, resolveImport } from './imports.ts';

/**
 * Returns import cycles, each as a list that ends where it began. Types count as well: files that need each other's
 * types cannot be read, moved or changed one at a time either. Every file is reported in one cycle at most.
 */
export function findCycles(importsOf: ReadonlyMap<string, readonly Import[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string) => {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push([...trail.slice(start), path]);
    if (start >= 0 || done.has(path)) return;
    trail.push(path);
    for (const { request } of importsOf.get(path) ?? []) {
      const to = resolveImport(path, request);
      if (to !== undefined && importsOf.has(to)) visit(to);
    }
    trail.pop();
    done.add(path);
  };
  for (const path of importsOf.keys()) visit(path);
  return cycles;
}
