import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The frame that only a kiosk has. */
const KIOSK = 'src/kiosk/frame/start-kiosk.ts';

/** Addresses of the files that a page needs. */
export interface PageFiles {
  readonly scripts: ReadonlySet<string>;
  readonly styleSheets: ReadonlySet<string>;
}

/** The files of the finished client bundle. */
export interface ClientBundle {
  /** Scripts and style sheets of the application and one screen, or of the application alone. */
  filesOf(folder: string | undefined): PageFiles;
  /** Name of the headline font in `assets`. */
  readonly displayFont: string | undefined;
}

interface Collected {
  readonly chunks: Set<string>;
  readonly scripts: Set<string>;
  readonly styleSheets: Set<string>;
}

/** Folder of a screen's source files. */
const folderOf = (screen: string) => `src/${screen.startsWith('kiosk') ? 'kiosk/' : ''}pages/${screen}/`;

/** Reads the names of the client bundle's files from its manifest. */
export function readClientBundle(siteDir: string): ClientBundle {
  const manifest: Manifest = JSON.parse(readFileSync(join(siteDir, '.vite/manifest.json'), 'utf8'));
  const collect = (key: string, into: Collected) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the bundle does not know ${key}`);
    if (into.chunks.has(key)) return;
    into.chunks.add(key);
    for (const needed of chunk.imports ?? []) collect(needed, into);
    into.scripts.add(`/${chunk.file}`);
    for (const styleSheet of chunk.css ?? []) into.styleSheets.add(`/${styleSheet}`);
  };
  /**
   * Adds the style sheets of code that a screen imports later from its own folder. The prerendered page shows these
   * parts already, and they must look right at once.
   */
  const collectLaterStyleSheets = (screen: string, into: Collected) => {
    const own = folderOf(screen);
    const later = {
      chunks: new Set(into.chunks),
      scripts: new Set<string>(),
      styleSheets: into.styleSheets,
    };
    for (const key of manifest[`${own}${screen}-page.tsx`]?.dynamicImports ?? [])
      if (key.startsWith(own)) collect(key, later);
  };
  // The manifest has no entry for the application's module, which shares a file with others (`chunk-of.ts`).
  const application = Object.keys(manifest).find((key) => manifest[key]?.name === 'main');
  if (application === undefined) throw new Error('the bundle has no file of the name "main"');
  const assets = existsSync(join(siteDir, 'assets')) ? readdirSync(join(siteDir, 'assets')) : [];
  return {
    filesOf(folder) {
      // The application's own style sheet sets the order of the cascade layers, so it must come before any other.
      const first = (manifest[application]?.css ?? []).map((styleSheet) => `/${styleSheet}`);
      const into: Collected = { chunks: new Set(), scripts: new Set(), styleSheets: new Set(first) };
      collect(application, into);
      if (folder?.startsWith('kiosk')) collect(KIOSK, into);
      if (folder !== undefined) {
        collect(`${folderOf(folder)}${folder}-page.tsx`, into);
        collectLaterStyleSheets(folder, into);
      }
      return into;
    },
    displayFont: assets.find(
      (name) => /^display-latin-[^.]*\.woff2$/.test(name) && !name.includes('latin-ext'),
    ),
  };
}
