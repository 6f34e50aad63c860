import type { Readable } from 'node:stream';
import { setImmediate as others } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { RevisionNews } from '#core/contract/changes-stream.ts';
import { ChangeStreams } from './change-streams.ts';
import type { RevisionWatch } from './revision-watch.ts';

const ADDRESS = '198.51.100.7';
/** About a kilobyte. */
const EVENTS = Array.from({ length: 60 }, (_, index) => `some-event-${index}`);

/** Streams for two pages, and somebody who publishes. */
function streams() {
  let tell: (news: RevisionNews) => void = () => undefined;
  const watch = {
    look: async () => ({ revision: 0, publishedAt: null, events: [] }),
    follow: (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    },
  };
  const changes = new ChangeStreams(watch as unknown as RevisionWatch, { perAddress: 2, inTotal: 2 });
  onTestFinished(() => changes.close());
  const publish = async (revision: number) => {
    tell({ revision, publishedAt: '2031-05-10T08:00:00.000Z', events: EVENTS });
    await others();
  };
  const open = async (): Promise<Readable> => {
    const stream = await changes.openFor(ADDRESS, '');
    if (stream === null) throw new Error('There are too many.');
    return stream;
  };
  return { changes, publish, open };
}

it('OPS-27 who listens without reading is given up, keeps nobody waiting, and leaves a free place', async () => {
  const { changes, publish, open } = streams();
  const reading = await open();
  const silent = await open();
  let heard = '';
  reading.setEncoding('utf8').on('data', (part: string) => {
    heard += part;
  });
  for (let revision = 1; revision <= 5; revision += 1) await publish(revision);
  // A page may be slow for a moment.
  expect([silent.destroyed, changes.size]).toEqual([false, 2]);
  expect(await changes.openFor(ADDRESS, '')).toBeNull();
  for (let revision = 6; revision <= 60; revision += 1) await publish(revision);
  expect([silent.destroyed, reading.destroyed, changes.size]).toEqual([true, false, 1]);
  // What is kept for it never grew beyond the limit by more than one event.
  expect(silent.readableLength).toBeLessThan(20_000);
  expect(heard.match(/^id: \d+$/gm)).toHaveLength(61);
  const next = await open();
  await publish(61);
  expect(String(next.read())).toContain('id: 61');
});
