import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listSources } from './support/code/imports.ts';

const root = join(import.meta.dirname, '..');
const ITSELF = 'tests/waits.test.ts';
const tests = listSources(root)
  .filter((path) => /^tests\/|\/testing\/|\.test\.tsx?$/.test(path) && path !== ITSELF)
  .map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }));
const filesWith = (pattern: RegExp) => tests.filter(({ code }) => pattern.test(code)).map(({ path }) => path);

/** A pause of some milliseconds; without any, a timer only ends the turn. */
const SLEEPS =
  /new Promise[^;]{0,60}\bsetTimeout\((?:\w+, |\(\) => [^;]*?, [\d_]+\))|\bsetTimeout(?: as \w+)? \} from 'node:timers\/promises'/;

/** The files that may sleep, by why the time is what they are about. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  'The clock is held: nobody waits.': [
    'src/data/answers/stand-in.test.ts',
    'src/data/changes-stream/ask-for-revision.test.ts',
    'sw/answers/page-data.test.ts',
    'sw/answers/saved-answers-etags.test.ts',
  ],
  'An answer comes late, and what is expected does not depend on how late.': [
    'server/routes/health.test.ts',
    'tests/e2e/enrolment/log-in.spec.ts',
    'tests/e2e/enrolment/sign-up.spec.ts',
    'tests/e2e/home/previous-viewer.spec.ts',
    'tests/e2e/home/video-gallery.spec.ts',
    'tests/e2e/reads/game.spec.ts',
    'tests/e2e/reads/hydration.spec.ts',
    'tests/e2e/reads/membership.spec.ts',
    'tests/e2e/reads/prerender.spec.ts',
    'tests/e2e/reads/schedule.spec.ts',
    'tests/e2e/writes/contact-form.spec.ts',
    'tests/faults/faults.ts',
    'tests/faults/outbox.test.ts',
  ],
  'What must not come has no mark of its own.': [
    'src/features/shell/install/lazy-install-offer.test.tsx',
    'src/ui/hydration/hydration-boundary.test.tsx',
    'tests/contract/postgres/waiting-writers.test.ts',
    'tests/contract/stopping.test.ts',
    'tests/e2e/offline/hanging.spec.ts',
  ],
  'A second press counts only after a second.': ['server/end-with-log.test.ts'],
  'A reader takes its time.': ['server/http-server.test.ts'],
  'Something is killed or cut off at any moment, or for a while.': [
    'tests/chaos/troubles.ts',
    'tests/e2e/offline/worker-trouble.spec.ts',
    'tests/support/trouble/killed-program.ts',
  ],
  'The pace of devices and editors, or of looking again.': [
    'tests/chaos/devices.ts',
    'tests/chaos/programme.ts',
    'tests/chaos/readers.ts',
    'tests/chaos/run-chaos.ts',
    'tests/chaos/server.ts',
    'tests/faults/run-faults.ts',
    'tests/support/postgres/start-cluster.ts',
  ],
  'The message of a form is rendered with its button or right after it.': ['tests/faults/in-page.ts'],
  'A page that hostile markup has broken is given up.': ['tests/safe/hostile-html.spec.ts'],
};

it('a browser test waits by the clock in one place only, which asks why', () => {
  expect(filesWith(/\bwaitForTimeout\b/)).toEqual(['tests/support/nothing-happens.ts']);
});

it('no other test sleeps, unless time is what it is about', () => {
  expect(filesWith(SLEEPS)).toEqual(Object.values(REASONS).flat().sort());
});

it('no test reads the insides of a framework', () => {
  expect(filesWith(/__react|_reactInternal/)).toEqual([]);
});

it('a browser test waits until a page has settled, not until the network is idle for once', () => {
  expect(filesWith(/'networkidle'/)).toEqual([]);
});
