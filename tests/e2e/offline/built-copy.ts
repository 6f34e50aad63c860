import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { prerenderedPages } from '../../../scripts/build/prerender/prerendered-pages.ts';
import { test as base } from '../../support/fixtures.ts';
import { BUILT_SITE, startSite } from '../../support/site.ts';

export const WORKER_FILE = 'service-worker.js';
const READY_PAGES = 'ready-pages.json';
const SCRIPT = /^assets\/.+\.js$/;
const NAMES_SCRIPTS = /(?:\.(?:js|html)|^small-code\.json)$/;
const SCRIPT_NAME = /[\w.-]+-[\w-]{7,}\.js/g;
const PRECACHED = /\{"revision":(null|"[^"]*"),"url":"([^"]+)"\}/g;

/** A copy of the built site that a test may change while it is served. */
export class BuiltCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'build-'));

  constructor() {
    this.restore();
  }

  /** Restores the built state: at first, and when a build is rolled back. */
  restore(): void {
    rmSync(this.folder, { recursive: true, force: true });
    // Without the compressed files, which would be sent in place of a changed file.
    cpSync(BUILT_SITE, this.folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  remove(file: string): void {
    rmSync(join(this.folder, file));
  }

  /**
   * Files the worker fetches on its first installation, relative to the folder. Languages are fetched when they are
   * chosen.
   */
  precached(): readonly string[] {
    const listed = [...this.read(WORKER_FILE).matchAll(PRECACHED)].map(([, , file = '']) => file);
    return listed.filter((file) => !file.startsWith('assets/languages/'));
  }

  /**
   * Turns the copy into the next build, as a change in the page's code does: every script has a new name, every
   * document names the new ones and has the mark, and the worker's list fits. The old scripts are gone. The worker is
   * replaced last and atomically: browsers look for it automatically, and one with half a list would count as a build.
   */
  renew(mark: string): void {
    const scripts = this.files().filter((file) => SCRIPT.test(file));
    const renamed = new Map(
      scripts.map((file) => [basename(file), basename(file).replace(/\.js$/, `${mark}.js`)]),
    );
    const withNewNames = (file: string) =>
      this.read(file).replace(SCRIPT_NAME, (name) => renamed.get(name) ?? name);
    const worker = withNewNames(WORKER_FILE);
    for (const file of this.files()) {
      if (!NAMES_SCRIPTS.test(file) || file === WORKER_FILE) continue;
      const text = withNewNames(file);
      this.write(file, file.endsWith('.html') ? marked(text, mark) : text);
    }
    for (const file of scripts) {
      const name = renamed.get(basename(file)) ?? basename(file);
      renameSync(join(this.folder, file), join(this.folder, dirname(file), name));
    }
    this.describePages();
    this.write(
      WORKER_FILE,
      worker.replace(PRECACHED, (_, revision: string, url: string) => {
        const fresh = revision === 'null' ? null : createHash('md5').update(this.read(url)).digest('hex');
        return JSON.stringify({ revision: fresh, url });
      }),
    );
  }

  /** As the build does when it writes the documents. */
  private describePages(): void {
    const { pages } = JSON.parse(this.read('pages.json')) as { pages: Record<string, string> };
    const described = Object.keys(JSON.parse(this.read(READY_PAGES)));
    const documents = described.map((path) => [path, this.read(pages[path] ?? '')] as const);
    const ready = prerenderedPages(this.read('app-shell.html'), Object.fromEntries(documents));
    this.write(READY_PAGES, JSON.stringify(ready));
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private files(): readonly string[] {
    const names = readdirSync(this.folder, { recursive: true, encoding: 'utf8' });
    return names
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => statSync(join(this.folder, name)).isFile());
  }
}

const marked = (html: string, mark: string) =>
  html
    .replace(/<meta name="build"[^>]*>/, '')
    .replace('</head>', () => `<meta name="build" content="${mark}"></head>`);

/** Tests whose site is served from their own copy of the build. */
export const test = base.extend<{ build: BuiltCopy }>({
  // biome-ignore lint/correctness/noEmptyPattern: the names of the fixtures it needs are read from the pattern
  build: async ({}, use) => {
    const build = new BuiltCopy();
    await use(build);
    build.dispose();
  },
  site: async ({ build, scenario }, use) => {
    const site = await startSite(scenario, build.folder);
    await use(site);
    await site.close();
  },
});
