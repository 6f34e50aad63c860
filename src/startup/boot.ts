import { isKiosk } from '../data/visit/is-kiosk.ts';
import { showBootError } from './show-boot-error.ts';

/*
 * The only script a page names. It waits until the first picture and text are there, so that scripts
 * never compete with them for a narrow line, and then brings the application and this page's own code.
 */
const LONGEST_WAIT_MS = 3_000;
/** From the device scripts compete with nothing, and one picture that hangs on the line would keep the page waiting. */
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
    // The page was cut off within the list: they come one by one.
    return [];
  }
}

/** The browser may answer between reading the code and starting it. */
const afterABreath = <Code>(code: Code) => new Promise<Code>((resolve) => setTimeout(resolve, 0, code));

let begun = false;
function begin() {
  if (begun) return;
  begun = true;
  preloadPageScripts();
  void bring()
    .then(afterABreath)
    .then((code) => code.start())
    .catch(showBootError);
}

/** Where everything is saved on the device, the page is loaded before it has been drawn once. */
function afterFirstPaint() {
  requestAnimationFrame(() => setTimeout(begin));
}

// Two functions: in one call the bundler would note the sheets of one of the two alone.
const bring = isKiosk() ? () => import('../kiosk/start.ts') : () => import('../main.tsx');
if (document.readyState === 'complete') afterFirstPaint();
else {
  addEventListener('load', afterFirstPaint, { once: true });
  addEventListener('pointerdown', begin, { once: true, capture: true });
  addEventListener('keydown', begin, { once: true, capture: true });
}
setTimeout(begin, navigator.serviceWorker?.controller ? LONGEST_WAIT_FROM_DEVICE_MS : LONGEST_WAIT_MS);
