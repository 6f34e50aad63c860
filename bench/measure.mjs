/** A phone on a slow 4G line: 150 ms there and back, 1.6 Mbit/s, a processor four times slower than this one. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER_PROCESSOR = 4;
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
/**
 * A new window has the browser start renderers of its own for about a second. A visit from the device, whose work lies
 * in its first 300 ms, would be measured beside that, one over a slow line while it waits for the line.
 */
const REST_MS = 1_000;
const QUIET_MS = 3_000;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const observe = () => {
  globalThis.bench = { lcp: 0, blocking: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.bench.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.bench.blocking += Math.max(0, entry.duration - 50);
  }).observe({ type: 'longtask', buffered: true });
};

/** Opens a phone's page. */
export async function phonePage(context) {
  const page = await context.newPage();
  await page.tell('Emulation.setDeviceMetricsOverride', PHONE);
  await page.tell('Emulation.setTouchEmulationEnabled', { enabled: true });
  return page;
}

/**
 * One visit of one address.
 *
 * @returns {Promise<{ lcpMs: number, blockingMs: number, scriptBytes: number }>} script bytes as transferred
 */
export async function visit(context, address) {
  const page = await phonePage(context);
  await wait(REST_MS);
  await page.tell('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` });
  await page.tell('Network.enable');
  await page.tell('Network.emulateNetworkConditions', LINE);
  await page.tell('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  const scripts = new Set();
  let scriptBytes = 0;
  page.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  page.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(address);
  await wait(QUIET_MS);
  const { lcp, blocking } = await page.evaluate('bench');
  if (!(lcp > 0)) throw new Error(`nothing was drawn at ${address}`);
  await page.close();
  return { lcpMs: lcp, blockingMs: blocking, scriptBytes };
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
