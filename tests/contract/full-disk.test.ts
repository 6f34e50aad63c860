import { expect, it } from 'vitest';
import { embeddedServer } from '../chaos/embedded-server.ts';
import { isGood, linesOf } from '../chaos/lines-of-report.ts';
import { runChaos } from '../chaos/run-chaos.ts';
import { diskFull } from '../chaos/troubles.ts';
import { seeded } from '../faults/seeded.ts';

const LIMIT_MS = 180_000;

it(
  'OPS-12 a full disk loses nothing that was acknowledged, and visitors read on',
  async ({ skip }) => {
    const scene = await embeddedServer();
    // Only root on Linux may lay a disk over a folder.
    if (scene === null) return skip();
    const report = await runChaos({
      ...{ seed: 12, writers: 4, messages: 200, db: scene.db, scene, say: () => undefined },
      troubles: [diskFull(3, 3)(seeded(12))],
    });
    expect(isGood(report), linesOf(report).join('\n')).toBe(true);
    const refusals = [...report.devices.answers.keys()].filter((answer) => answer.startsWith('5'));
    expect(refusals).toEqual(['503']);
  },
  LIMIT_MS,
);
