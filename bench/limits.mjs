const atLeast = (what, is, limit) => ({ what, is, limit, holds: is >= limit });
const atMost = (what, is, limit) => ({ what, is, limit, holds: is <= limit });

/**
 * The limits for every template. `own` is the page, `plain` its own plain floor and `stack` the stack floor, medians of
 * one run; `simulate` and `devtools` are Lighthouse's two ways of throttling.
 *
 * @returns {{ what: string, is: number, limit: number, holds: boolean }[]}
 */
export function checkTemplate({ own, plain, stack }) {
  const of = (who, method, figure) => who[method][figure].median;
  const ways = [
    { method: 'simulate', name: 'simulated', score: 92, blocking: 100 },
    { method: 'devtools', name: 'applied', score: 88, blocking: 150 },
  ];
  return [
    ...ways.flatMap(({ method, name, score, blocking }) => [
      atLeast(`performance, ${name}`, of(own, method, 'performance'), score),
      atMost(`LCP, ${name} (ms)`, of(own, method, 'lcp'), 1.15 * of(plain, method, 'lcp')),
      atMost(
        `Speed Index, ${name} (ms)`,
        of(own, method, 'speedIndex'),
        1.5 * of(plain, method, 'speedIndex'),
      ),
      atMost(`blocking, ${name} (ms)`, of(own, method, 'blocking'), of(stack, method, 'blocking') + blocking),
      atMost(`shift, ${name}`, of(own, method, 'shift'), 0.02),
    ]),
    ...['accessibility', 'best-practices', 'seo'].map((name) =>
      atLeast(name, of(own, 'simulate', name), 100),
    ),
    atMost('scripts (B)', of(own, 'simulate', 'scriptBytes'), 1.35 * of(stack, 'simulate', 'scriptBytes')),
  ];
}

/** How much longer a page from the device may take than that of the stack floor. */
const LONGER_THAN_STACK = 1.3;

/**
 * The limits for the visits of one device to `/`: medians of the site and of the stack floor in one run.
 *
 * @returns {{ what: string, is: number, limit: number, holds: boolean }[]}
 */
export function checkVisits({ own, stack }) {
  const beside = (what, figure) => atMost(what, own[figure].median, LONGER_THAN_STACK * stack[figure].median);
  return [
    atMost('requests before idle', own.requestsBeforeIdle.median, 30),
    atMost('ready for offline (ms)', own.readyOffline.median, 10_000),
    atMost('cached entries', own.entries.median, 90),
    beside('repeat visit (ms)', 'repeat'),
    beside('relaunch (ms)', 'relaunch'),
    beside('relaunch offline (ms)', 'offlineRelaunch'),
  ];
}
