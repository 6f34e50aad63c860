import { type Import, resolveImport } from './imports.ts';

/** A part of the project with its own rule for its imports. */
export type Module = string;

/** Folders whose subfolders are modules of their own. */
const GROUPED = ['core', 'src'];
/** Folders with a rule of their own within a module: the rest of it may import them, and they nothing of it. */
const APART = ['server/programme-files'];
/** Plain rules about texts and addresses, which know nothing of the API. */
const PLAIN = ['core/html', 'core/text', 'core/site-paths'];
const SITE = ['core/contract', 'core/settings', 'core/preview', ...PLAIN];
/** What every page of a browser has. */
const PAGE = ['core/browser-storage'];
const BELOW_DOMAIN = [
  'core/media',
  'core/schedule',
  'core/time',
  'src/data',
  'src/ui',
  'src/navigation',
  'src/i18n',
  'content',
  ...SITE,
];
const BELOW_FEATURES = [
  ...PAGE,
  'core/calendar',
  'core/media',
  'core/notices',
  'core/pack',
  'core/schedule',
  'core/time',
  'src/domain',
  'src/data',
  'src/ui',
  'src/navigation',
  'src/i18n',
  'src/styles',
  'content',
  ...SITE,
];

/** Which modules a module may import from, besides itself (docs/architecture.md, section 3). `*` is every module. */
export const MAY_IMPORT: Readonly<Record<Module, readonly Module[]>> = {
  'core/settings': [],
  'core/contract': ['core/html', 'core/text'],
  'core/html': [],
  'core/site-paths': ['core/text'],
  'core/browser': [],
  'core/browser-storage': [],
  'core/preview': ['core/desk'],
  'core/media': ['core/settings'],
  'core/text': [],
  'core/desk': [],
  'core/notices': ['core/time', ...SITE],
  'core/time': [...SITE],
  'core/schedule': ['core/time', ...SITE],
  'core/calendar': ['core/schedule', 'core/time', ...SITE],
  'core/api-client': [...SITE],
  'core/open-data': ['core/time', ...SITE],
  'core/storage': ['core/contract', 'core/browser', 'core/notices', 'core/preview'],
  'core/outbox': ['core/storage', 'core/api-client', 'core/browser', ...SITE],
  'core/pack': ['core/media', ...SITE],
  content: [],
  'src/styles': [],
  'src/i18n': ['core/settings'],
  'src/navigation': ['src/i18n', 'content', ...PAGE, ...SITE],
  'src/ui': ['src/i18n', 'src/styles', 'core/media', 'core/settings', ...PLAIN],
  'src/data': [
    'core/notices',
    'core/outbox',
    'core/pack',
    'core/storage',
    'core/api-client',
    'core/time',
    'core/browser',
    ...PAGE,
    ...SITE,
  ],
  'src/domain': BELOW_DOMAIN,
  'src/open-data': ['src/app', 'core/open-data', ...BELOW_FEATURES],
  'src/lost-code': [...PAGE],
  'src/preview': ['core/desk', 'core/preview', 'src', 'src/ui', ...PAGE],
  'src/startup': [
    'src',
    'src/preview',
    'src/kiosk',
    'src/lost-code',
    'src/data',
    'src/navigation',
    'src/ui',
    ...PAGE,
  ],
  'src/features': BELOW_FEATURES,
  'src/pages': ['src/features', ...BELOW_FEATURES],
  'src/app': ['src/startup', 'src/lost-code', 'src/pages', 'src/features', ...BELOW_FEATURES],
  'src/kiosk': [
    'src',
    'src/startup',
    'src/app',
    'src/features',
    'core/api-client',
    'core/outbox',
    'core/storage',
    'core/browser',
    ...BELOW_FEATURES,
  ],
  src: ['src/startup', 'src/kiosk', 'src/app', 'src/features', 'src/open-data', ...BELOW_FEATURES],
  sw: [
    'core/browser',
    'core/desk',
    'core/media',
    'core/notices',
    'core/outbox',
    'core/pack',
    'core/storage',
    'core/api-client',
    ...SITE,
  ],
  server: [
    'server/programme-files',
    'core/calendar',
    'core/contract',
    'core/desk',
    'core/media',
    'core/notices',
    'core/open-data',
    'core/preview',
    'core/schedule',
    'core/text',
    'core/time',
    'core/site-paths',
  ],
  desk: [
    ...PAGE,
    'core/desk',
    'core/media',
    'core/preview',
    'core/schedule',
    'core/settings',
    'core/text',
    'core/time',
    'src/styles',
  ],
  'server/programme-files': [
    'core/calendar',
    'core/open-data',
    'core/schedule',
    'core/time',
    'core/contract',
    'core/text',
    'core/site-paths',
  ],
  scripts: [],
  bench: ['*'],
  tests: ['*'],
  // vite.config.ts and the configuration of other tools.
  '.': ['scripts', 'tests', 'content', ...SITE],
};

/** What to do instead, by the importing module. */
const HINTS: Readonly<Record<Module, string>> = {
  'core/settings': 'Settings read nothing but the environment',
  'core/contract': 'The contract knows no other module; move what both need into it',
  'core/browser-storage': 'The first script of a page includes it, so it imports nothing',
  'core/browser': 'What browsers give page and worker alike; hand over what it is for',
  'core/media': 'What may be shown from where is read from the settings alone',
  'core/api-client': 'Return an outcome; the module that asked decides what follows',
  'core/storage': 'Storage keeps and finds; let the caller hand over what is to be kept',
  'core/open-data': 'Forms for machines are made of plain facts; let the caller hand them over',
  'core/notices': 'Page, worker and server agree here on what is said; let each bring its own facts',
  'core/pack': 'A plan reads answers and names what is missing; let the caller hand over both',
  'core/outbox': 'The outbox writes the outcome on its row; whoever watches the row shows it',
  content: 'Content is plain data; put code that uses it into the module that shows it',
  'src/i18n': 'Texts know nothing of the site; hand values over as parameters',
  'src/navigation': 'Navigation knows addresses only; take what else is needed as a parameter',
  'src/ui': 'Take it as a prop; src/ui neither asks for data nor knows the games',
  'core/text': 'Reading and comparing texts needs no other module; take what else is needed as a parameter',
  'core/html': 'What outside markup is depends on nothing else',
  'core/site-paths': 'Which paths are pages depends on the path alone',
  'core/schedule': 'What identifies an entry, and what has become of it, follows from schedules alone',
  'core/calendar': 'Page and server write calendars alike; let the caller hand over what they hold',
  'core/time': 'Time is read from the settings and the contract’s forms alone',
  'src/domain': 'What several features know alike: ask through src/data, show nothing',
  'src/open-data': 'Only the prerender of the site makes open data',
  'src/kiosk':
    'The site’s pages come to a kiosk through src/app; move what both need to a feature or src/domain',
  'src/data': 'Return an outcome or a live value; the feature that asked shows it',
  'src/startup': 'What runs before the application knows the device and the document only',
  'src/lost-code':
    'It runs when code is missing, so it needs almost none; take what else is needed as a parameter',
  'src/preview': 'A preview stands beside the application; let core/preview say what is different in one',
  'src/features': 'Ask through src/data, or take it from the page as a prop or a slot',
  'src/pages': 'Compose features; data come in through them or through src/data',
  'src/app': 'Ask through src/data',
  src: 'Entry files start src/app; move the rest there',
  sw: 'Page and worker share core/ only; they talk by the messages of core/contract',
  server:
    'The server knows the contract, calendars and the files of open data only; move what both need to core',
  'server/programme-files':
    'A file becomes facts and facts become a file; databases, requests and commands are left to whoever asks',
  desk: 'The desk shares texts, times and the look with the site; all else comes from its API',
  scripts: 'Scripts run before anything is installed or built; load the built file instead',
  '.': 'Settings of tools read scripts and core/settings only',
};

const OPENS_MARKUP = 'openUntrustedHtml';
const MARKUP_HOLDER = 'core/html/untrusted-html.ts';
const MARKUP_MODULE = 'src/ui/safe-html/';

/** The module a file belongs to. */
export function moduleOf(path: string): Module {
  const apart = APART.find((folder) => path.startsWith(`${folder}/`));
  if (apart !== undefined) return apart;
  const [first = '', second, ...rest] = path.split('/');
  if (second === undefined) return '.';
  if (!GROUPED.includes(first)) return first;
  return rest.length > 0
    ? `${first}/${second}`
    : `${first}${first === 'core' ? `/${second.replace(/\..*$/, '')}` : ''}`;
}

/** The feature a file belongs to, or undefined for a file of another module. */
const featureOf = (path: string) => /^src\/features\/[^/]+\/([^/]+)\//.exec(path)?.[1];

/** The page a file belongs to, of the site or of a kiosk, or undefined for a file of another module. */
const pageOf = (path: string) => /^src\/(?:kiosk\/)?pages\/([^/]+)\//.exec(path)?.[1];

/** Tests, and the folders of what they share, may also use the test support, and every module they test. */
export const isTest = (path: string) =>
  /\.(?:test|spec)\.tsx?$|\/testing\//.test(path) || path.startsWith('tests/');

/** Returns what is wrong with one import, as a sentence with a way to fix it, or undefined. */
export function faultOf(from: string, { request, names }: Import): string | undefined {
  const to = resolveImport(from, request);
  if (to === undefined || isTest(from)) return undefined;
  const [module, target] = [moduleOf(from), moduleOf(to)];
  const says = (reason: string) => `${from} imports ${request}: ${reason}.`;
  if (to.includes('/testing/')) return says('what tests share is not part of the site');
  const allowed = MAY_IMPORT[module];
  if (allowed === undefined)
    return says(
      `the module "${module}" is not in the table; give it a row in tests/support/code/module-boundaries.ts`,
    );
  if (module !== target && !allowed.includes(target) && !allowed.includes('*')) {
    return says(`${module} may not know ${target}. ${HINTS[module]}`);
  }
  const [own, other] = [featureOf(from), featureOf(to)];
  if (own !== undefined && other !== undefined && own !== other) {
    return says(`the features ${own} and ${other} are strangers. Let a page put them together`);
  }
  const [page, otherPage] = [pageOf(from), pageOf(to)];
  if (page !== undefined && otherPage !== undefined && page !== otherPage) {
    return says(
      `the page ${page} needs the page ${otherPage}. Move what both need to a feature or to src/domain`,
    );
  }
  if (request.startsWith('.') && from.split('/')[0] !== to.split('/')[0] && /^(?:core|content)\//.test(to)) {
    return says(`write #${to} across modules`);
  }
  if (request.startsWith('.') && module !== target && module.startsWith('core/'))
    return says(`write #${to} across modules`);
  const opens = names.includes(OPENS_MARKUP) || (names.includes('*') && to === MARKUP_HOLDER);
  if (opens && !from.startsWith(MARKUP_MODULE)) {
    return says(`only ${MARKUP_MODULE} opens outside markup. Hand the UntrustedHtml to its component`);
  }
  return undefined;
}

/** Returns the imports from one page to another, and those from a kiosk to a page of the site, as `from → to`. */
export function pageImports(importsOf: ReadonlyMap<string, readonly Import[]>): string[] {
  return [...importsOf].flatMap(([from, found]) =>
    found.flatMap(({ request }) => {
      const to = resolveImport(from, request);
      if (to === undefined || isTest(from)) return [];
      const [page, otherPage] = [pageOf(from), pageOf(to)];
      const isFromPage = page !== undefined && otherPage !== undefined && page !== otherPage;
      const isFromKiosk = moduleOf(from) === 'src/kiosk' && moduleOf(to) === 'src/pages';
      return isFromPage || isFromKiosk ? [`${from} → ${to}`] : [];
    }),
  );
}
