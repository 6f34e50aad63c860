import { readFileSync } from 'node:fs';

/*
 * For `node --import`: a program whose wall clock is wrong by as many milliseconds as CLOCK_FILE says at the moment. Only
 * the clock that can be set is wrong, as on a real machine: timers and `performance` go on as they do.
 *
 * Tools that put a library below a program need an installation and do not exist everywhere; this needs neither. It is a
 * file rather than a signal because Windows has none, and because a server that is started again keeps its wrong clock.
 */
const file = process.env.CLOCK_FILE ?? '';
const LOOK_EVERY_MS = 50;

let aheadMs = 0;
const look = () => {
  try {
    aheadMs = Number(readFileSync(file, 'utf8'));
  } catch {
    // There is no such file before the first jump.
  }
};
look();
setInterval(look, LOOK_EVERY_MS).unref();

const RealDate = Date;
const realNow = Date.now.bind(Date);
const now = () => realNow() + aheadMs;
RealDate.now = now;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, words, newTarget) =>
    Reflect.construct(target, words.length === 0 ? [now()] : words, newTarget),
  apply: () => new RealDate(now()).toString(),
});
