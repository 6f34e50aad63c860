import { rememberEarlyPress } from './app/early-press.ts';
import { sayLostStart } from './app/say-lost-start.ts';
import { applyStoredTheme } from './app/shell/theme.ts';
import { nextTask } from './data/next-task.ts';

/*
 * The only script a page names. It waits until the first picture and text are there, so that scripts
 * never compete with them for a narrow line, and then brings the application and this page's own code.
 */
const LONGEST_WAIT_MS = 3_000;

function preloadPageScripts() {
  const list = document.getElementById('page-scripts')?.textContent ?? '[]';
  for (const href of JSON.parse(list) as string[]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

let begun = false;
function begin() {
  if (begun) return;
  begun = true;
  preloadPageScripts();
  void bringMain().then((main) => main.start(), sayLostStart);
}

async function bringMain() {
  await import('./app/libraries.ts');
  await nextTask();
  return import('./main.tsx');
}

/** Where everything is saved on the device, the page is loaded before it has been drawn once. */
function afterFirstPaint() {
  requestAnimationFrame(() => setTimeout(begin));
}

// Before anything waits: a chosen theme must not flash.
applyStoredTheme();
rememberEarlyPress();
if (document.readyState === 'complete') afterFirstPaint();
else {
  addEventListener('load', afterFirstPaint, { once: true });
  addEventListener('pointerdown', begin, { once: true, capture: true });
  addEventListener('keydown', begin, { once: true, capture: true });
}
setTimeout(begin, LONGEST_WAIT_MS);
