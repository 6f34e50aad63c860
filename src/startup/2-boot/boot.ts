import { holdInstallPrompt } from '../../data/visit/install-prompt.ts';
import { isKiosk } from '../../data/visit/is-kiosk.ts';
import { markPreview } from '../../preview/mark-preview.ts';
import { showBootError } from './show-boot-error.ts';

/*
 * The only script a page references. It waits for the first picture and text, so that scripts never compete with them
 * on a slow connection, and then loads the application and this page's own code.
 */
const LONGEST_WAIT_MS = 3_000;
/** Scripts on the device compete with nothing, and one picture stuck on the network would keep the page waiting. */
const LONGEST_WAIT_FROM_DEVICE_MS = 500;

function preloadPageScripts() {
  for (const href of pageScripts()) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

function pageScripts(): string[] {
  try {
    return JSON.parse(document.getElementById('page-scripts')?.textContent ?? '[]');
  } catch {
    // The list is truncated: the scripts load one by one.
    return [];
  }
}

/** Lets the browser respond between parsing the code and starting it. */
const afterYielding = <Code>(code: Code) => new Promise<Code>((resolve) => setTimeout(resolve, 0, code));

let begun = false;
function begin() {
  if (begun) return;
  begun = true;
  preloadPageScripts();
  void loadApp()
    .then(afterYielding)
    .then((code) => code.start())
    .catch(showBootError);
}

// The browser offers an installation once per page, perhaps before the application is there.
holdInstallPrompt();

/** If everything is stored on the device, the page loads before it is painted once. */
function afterFirstPaint() {
  requestAnimationFrame(() => setTimeout(begin));
}

// Several functions: with one call the bundler would note the style sheets of only one of them.
const loadSite: () => Promise<{ readonly start: () => Promise<void> }> =
  !isKiosk() && markPreview()
    ? () => import('../../preview/start-preview.ts')
    : () => import('../../main.tsx');
const loadApp = isKiosk() ? () => import('../../kiosk/start.ts') : loadSite;
if (document.readyState === 'complete') afterFirstPaint();
else {
  addEventListener('load', afterFirstPaint, { once: true });
  addEventListener('pointerdown', begin, { once: true, capture: true });
  addEventListener('keydown', begin, { once: true, capture: true });
}
setTimeout(begin, navigator.serviceWorker?.controller ? LONGEST_WAIT_FROM_DEVICE_MS : LONGEST_WAIT_MS);
