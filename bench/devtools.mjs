import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../scripts/browser.mjs';

const WATCH_MS = 100;
const LONGEST_WATCH_MS = 30_000;

/**
 * A browser spoken to in its own protocol (https://chromedevtools.github.io/devtools-protocol/), with nothing in
 * between: what a test runner does beside every frame and request of a page takes the processor from the very
 * milliseconds that are measured.
 */
export async function openBrowser() {
  const { executablePath = chromium.executablePath(), chromiumSandbox, args } = launchOptions();
  const profile = mkdtempSync(join(tmpdir(), 'bench-browser-'));
  const child = spawn(
    executablePath,
    [
      '--headless=new',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      ...(chromiumSandbox ? [] : ['--no-sandbox']),
      ...args,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const { send, hear } = speak(child);
  return {
    async newContext() {
      const { browserContextId } = await send('Target.createBrowserContext');
      return {
        newPage: () => openPage(send, hear, browserContextId),
        close: () => send('Target.disposeBrowserContext', { browserContextId }),
      };
    },
    async close() {
      const ended = once(child, 'exit');
      await send('Browser.close');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openPage(send, hear, browserContextId) {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const tell = (method, params) => send(method, params, sessionId);
  const on = (method, listener) =>
    hear((event) => {
      if (event.sessionId === sessionId && event.method === method) listener(event.params);
    });
  await tell('Page.enable');

  async function evaluate(expression) {
    const { result } = await tell('Runtime.evaluate', { expression, returnByValue: true });
    return result.value;
  }
  return {
    /** A command of the protocol. */
    tell,
    /** Calls the listener for every event of this kind. */
    on,
    evaluate,
    /** Resolves when the page has loaded. Throws where the browser shows a page of its own instead. */
    async goto(url) {
      const loaded = new Promise((resolve) => on('Page.loadEventFired', resolve));
      const { errorText } = await tell('Page.navigate', { url });
      if (errorText) throw new Error(`${url} was not opened: ${errorText}`);
      await loaded;
    },
    /** Resolves when the expression is true in the page. */
    async until(expression) {
      for (let waited = 0; !(await evaluate(expression)); waited += WATCH_MS) {
        if (waited > LONGEST_WATCH_MS) throw new Error(`never came true: ${expression}`);
        await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
      }
    },
    close: () => send('Target.closeTarget', { targetId }),
  };
}

/** Messages over the browser's pipes, each ended by a zero. */
function speak(child) {
  const [, , , toBrowser, fromBrowser] = child.stdio;
  const asked = new Map();
  const listeners = new Set();
  let count = 0;
  let unfinished = '';

  fromBrowser.setEncoding('utf8').on('data', (chunk) => {
    const messages = (unfinished + chunk).split('\0');
    unfinished = messages.pop();
    for (const text of messages) take(JSON.parse(text));
  });
  child.on('exit', (code) => {
    for (const { reject } of asked.values()) reject(new Error(`the browser ended with ${code}`));
  });

  function take(message) {
    const { resolve, reject } = asked.get(message.id) ?? {};
    asked.delete(message.id);
    if (message.id === undefined) for (const listener of listeners) listener(message);
    else if (message.error) reject?.(new Error(message.error.message));
    else resolve?.(message.result);
  }
  return {
    send: (method, params = {}, sessionId = undefined) =>
      new Promise((resolve, reject) => {
        asked.set(++count, { resolve, reject });
        toBrowser.write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`);
      }),
    hear: (listener) => listeners.add(listener),
  };
}
