import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild, runNode } from './run-child.mjs';

const isRoot = process.getuid?.() === 0;

/** Usual paths of Chromium and its relatives, the plainest first. */
function usualPlaces({ ProgramFiles, LOCALAPPDATA, 'ProgramFiles(x86)': programFilesX86 } = process.env) {
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (process.platform === 'win32') {
    return [ProgramFiles, programFilesX86, LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) =>
        ['Chromium', 'Google\\Chrome'].map((name) => `${folder}\\${name}\\Application\\chrome.exe`),
      );
  }
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
    (name) => `/usr/bin/${name}`,
  );
}

/** Some systems ship a stub that only says how to install the browser. On Windows, checking would open a window. */
const runs = (path) =>
  process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

/**
 * Returns the browser of this machine: `CHROMIUM_PATH`, else one in a usual place, else undefined (then Playwright's
 * own). Throws one sentence when `CHROMIUM_PATH` leads nowhere.
 */
export function findBrowser({ CHROMIUM_PATH: given } = process.env) {
  if (!given) return usualPlaces().find((path) => existsSync(path) && runs(path));
  if (existsSync(given)) return given;
  throw new Error(`CHROMIUM_PATH points to "${given}", but there’s no browser there.`);
}

async function hasPlaywrightBrowser() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath());
}

const mayUseDebianPackages = () =>
  isRoot &&
  existsSync('/usr/bin/apt-get') &&
  /^ID=["']?debian/m.test(readFileSync('/etc/os-release', 'utf8'));

async function installDebianPackage() {
  console.log('Installing the package "chromium" …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if ((await runChild('apt-get', ['update'], { env })) !== 0) return false;
  return (await runChild('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env })) === 0;
}

async function installPlaywrightBrowser(root) {
  console.log("Downloading Playwright's browser …");
  const install = (...options) =>
    runNode([join(root, 'node_modules/playwright/cli.js'), 'install', ...options, '--no-shell', 'chromium'], {
      cwd: root,
    });
  // Only root can install the system libraries it needs, and some systems do not allow it at all.
  if (isRoot && process.platform === 'linux' && (await install('--with-deps')) === 0) return;
  await install();
}

/**
 * Makes sure there is a browser for the tests: this machine's, else Playwright's, else Debian's package, else
 * Playwright's download. Returns its path, undefined for Playwright's own. Throws one sentence when there is none.
 */
export async function ensureBrowser(root) {
  const found = findBrowser();
  if (found || (await hasPlaywrightBrowser())) return found;
  if (mayUseDebianPackages() && (await installDebianPackage())) {
    const installed = findBrowser();
    if (installed) return installed;
  }
  await installPlaywrightBrowser(root);
  if (await hasPlaywrightBrowser()) return undefined;
  throw new Error(
    'No browser was found and none could be installed; install Chromium, or name one in CHROMIUM_PATH.',
  );
}

/** Whether Chromium can run its sandbox: never as root, and not in a container that forbids user namespaces. */
function sandboxIsPossible() {
  if (process.platform !== 'linux') return true;
  return !isRoot && spawnSync('unshare', ['--user', '--map-root-user', 'true']).status === 0;
}

/**
 * Features of the browser that no test needs. The last two fill the address bar's menu with their own pages, which cost
 * every window more than a second of processor time; the others are Playwright's, whose switch this one replaces.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** How every test starts its browser: nothing but the site itself may use the network. */
export function launchOptions() {
  const executablePath = findBrowser();
  return {
    // Without a path this asks for Playwright's full browser: its small headless shell has no background sync.
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    chromiumSandbox: sandboxIsPossible(),
    args: [
      `--disable-features=${DISABLED_FEATURES.join()}`,
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
