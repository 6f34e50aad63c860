import { setTimeout as wait } from 'node:timers/promises';
import type { Seeded } from '../faults/seeded.ts';
import type { Line } from '../support/postgres/line-to.ts';
import type { Cluster } from '../support/postgres/start-cluster.ts';
import type { Readers } from './readers.ts';
import type { Server } from './server.ts';
import type { SmallDisk } from './small-disk.ts';

/** What trouble can be made with. */
export interface Scene {
  readonly servers: readonly Server[];
  /** The way of each server to the database. */
  readonly lines: readonly Line[];
  readonly readers: Readers;
  /** Null if the database is not this run's own. */
  readonly cluster: Cluster | null;
  /** What the database is on; null if it cannot be filled. */
  readonly disk: SmallDisk | null;
}

/** One piece of trouble, with its details chosen. It ends when everything is in order again, or about to be. */
export interface Trouble {
  readonly name: string;
  readonly detail: string;
  make(scene: Scene): Promise<void>;
}

type Planned = (random: Seeded) => Trouble;

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const JUMPS_H = [-72, -5, -1, -0.05, 0.05, 1, 5, 72] as const;
/** Some processes of a killed PostgreSQL look after their parent only now and then. */
const UNTIL_ALL_NOTICE_MS = SECOND;

const aServer = (random: Seeded) => random.between(0, 2);
const inSeconds = (ms: number) => `${ms / SECOND} s`;

export const serverKilled: Planned = (random) => {
  const [which, downMs] = [aServer(random), random.between(1, 20) * 100];
  return {
    name: 'a server killed (SIGKILL) and started again',
    detail: `server ${which + 1}, ${inSeconds(downMs)} later`,
    async make({ servers }) {
      await servers[which]?.kill();
      await wait(downMs);
      await servers[which]?.startAgain();
    },
  };
};

export const rollingRestart: Planned = () => ({
  name: 'a rolling restart (SIGTERM)',
  detail: 'one server after another',
  async make({ servers }) {
    for (const server of servers) {
      await server.stop();
      await server.startAgain();
    }
  },
});

export const clockJumps: Planned = (random) => {
  const [which, hours] = [aServer(random), random.pick(JUMPS_H)];
  return {
    name: 'the clock of a server jumps',
    detail: `server ${which + 1}, to ${hours > 0 ? '+' : ''}${hours} h`,
    async make({ servers }) {
      servers[which]?.setClockAhead(hours * HOUR);
    },
  };
};

/** @param withKill whether a server is killed meanwhile, and has to wait for the database */
export const lineCut =
  (cutMs: number, withKill = false): Planned =>
  (random) => {
    const [which, killAt] = [aServer(random), random.between(1, 9) / 10];
    return {
      name: `PostgreSQL cut off for ${inSeconds(cutMs)}${withKill ? ', a server killed meanwhile' : ''}`,
      detail: withKill ? `server ${which + 1} after ${inSeconds(cutMs * killAt)}` : 'for all servers',
      async make({ servers, lines, readers }) {
        await Promise.all(lines.map((line) => line.cut()));
        let started: Promise<void> | undefined;
        await readers.whileAway(async () => {
          await wait(cutMs * killAt);
          if (withKill) {
            await servers[which]?.kill();
            started = servers[which]?.startAgain();
          }
          await wait(cutMs * (1 - killAt));
        });
        await Promise.all(lines.map((line) => line.mend()));
        await started;
      },
    };
  };

export const oneLineCut: Planned = (random) => {
  const [which, cutMs] = [aServer(random), random.between(2, 8) * SECOND];
  return {
    name: 'one server cut off from PostgreSQL',
    detail: `server ${which + 1}, for ${inSeconds(cutMs)}`,
    async make({ lines }) {
      await lines[which]?.cut();
      await wait(cutMs);
      await lines[which]?.mend();
    },
  };
};

export const databaseKilled =
  (signal: 'SIGKILL' | 'SIGQUIT'): Planned =>
  (random) => {
    const downMs = random.between(2, 6) * SECOND;
    return {
      name: `PostgreSQL ${signal === 'SIGKILL' ? 'killed (SIGKILL)' : 'stopped at once (SIGQUIT)'}`,
      detail: `started again ${inSeconds(downMs)} later`,
      async make({ cluster, readers }) {
        await cluster?.kill(signal);
        await wait(UNTIL_ALL_NOTICE_MS);
        await readers.whileAway(() => wait(downMs));
        await cluster?.start();
      },
    };
  };

export const diskFull =
  (leastS: number, mostS: number): Planned =>
  (random) => {
    const fullMs = random.between(leastS, mostS) * SECOND;
    return {
      name: 'the disk of the database full',
      detail: `for ${inSeconds(fullMs)}`,
      async make({ disk, cluster }) {
        disk?.fill();
        await wait(fullMs);
        disk?.makeRoom();
        // Where PostgreSQL cannot write its log, it ends, and its supervisor starts it again.
        await cluster?.start();
      },
    };
  };
