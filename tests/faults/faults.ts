import type { ContactMode } from '../../server/messages/contact-mode.ts';
import type { Site } from '../support/site.ts';
import type { Device } from './device.ts';
import type { Seeded } from './seeded.ts';

/** What a fault can use. */
export interface Scene {
  readonly site: Site;
  readonly device: Device;
  readonly random: Seeded;
  /** Sends this many messages with one window's form, one after the other, and records what the visitor was told. */
  write(which: 0 | 1, count: number): Promise<void>;
  /** Starts a message and ends the window or the browser during it; recorded as cut off. */
  writeAndCutOff(which: 0 | 1, cut: () => Promise<void>): Promise<void>;
  /**
   * Sends messages that trigger the waiting ones, which would otherwise use up the answers meant for the next messages.
   */
  takeAlong(): Promise<void>;
}

interface Fault {
  readonly name: string;
  /** Waits out a time limit of the product: left out of the short run. */
  readonly isSlow?: true;
  readonly inject: (scene: Scene, count: number) => Promise<void>;
}

/** Answers that say "not now", or come from a third party. */
const VAIN = ['500', '429', 'portal'] as const satisfies readonly ContactMode[];
const FREEZE_MS = 800;
const LONGEST_FLIGHT_MS = 300;
/** Ending a worker while it starts under a debugger makes the whole browser hang. */
const WORKER_STARTS_MS = 200;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const either = (random: Seeded) => random.pick([0, 1] as const);

/**
 * Everything that can go wrong between a visitor and the server; each fault leaves the network and the server working.
 */
export const FAULTS: readonly Fault[] = [
  {
    name: 'nothing',
    inject: ({ write, random }, count) => write(either(random), count),
  },
  {
    name: 'offline',
    async inject({ device, write, random }, count) {
      await device.setOffline(true);
      await write(either(random), count);
      await device.setOffline(false);
    },
  },
  {
    name: 'server killed and started',
    async inject({ site, device, write, random }, count) {
      await site.kill();
      await write(either(random), count);
      await site.start();
      await device.sayOnline();
    },
  },
  {
    name: 'hang',
    isSlow: true,
    async inject({ site, write }, count) {
      await site.contact('hang', 2);
      await Promise.all([write(0, 1), write(1, 1)]);
      await write(0, Math.max(0, count - 2));
    },
  },
  {
    name: 'server frozen for a moment',
    async inject({ site, write, random }, count) {
      site.freeze();
      const writing = write(either(random), count);
      await pause(FREEZE_MS);
      site.thaw();
      await writing;
    },
  },
  {
    name: 'lost answer',
    async inject({ site, write, random }, count) {
      for (let left = count; left > 0; left -= 2) {
        // Twice, since the browser itself repeats a request once when a keep-alive connection breaks.
        await site.contact('store-then-drop', 2);
        await write(either(random), Math.min(left, 2));
      }
    },
  },
  ...VAIN.map((mode) => ({
    name: `${mode} while the visitor watches`,
    async inject({ site, write, takeAlong, random }: Scene, count: number) {
      await takeAlong();
      await site.contact(mode, random.between(1, 3));
      await write(either(random), count);
    },
  })),
  ...VAIN.map((mode) => ({
    name: `${mode} to what waits`,
    async inject({ site, device, write, random }: Scene, count: number) {
      await device.setOffline(true);
      await write(either(random), count);
      await site.contact(mode, random.between(1, 3));
      await device.setOffline(false);
      await device.sayOnline();
      await pause(random.between(0, LONGEST_FLIGHT_MS));
    },
  })),
  {
    name: 'worker killed',
    async inject({ site, device, write, random }, count) {
      await device.setOffline(true);
      await write(either(random), count);
      await device.setOffline(false);
      await site.contact(random.pick(['hang', 'store-then-drop', 'ok']), 1);
      await device.leaveToWorker();
      await pause(WORKER_STARTS_MS + random.between(0, LONGEST_FLIGHT_MS));
      await device.stopWorkers();
    },
  },
  {
    name: 'window closed',
    async inject({ site, device, write, writeAndCutOff, random }, count) {
      const which = either(random);
      await write(which, count - 1);
      await site.contact(random.pick(['hang', 'store-then-drop']), 1);
      await writeAndCutOff(which, async () => {
        await pause(random.between(0, LONGEST_FLIGHT_MS));
        await device.closeWindow(which);
      });
    },
  },
  {
    name: 'browser killed',
    async inject({ site, device, write, writeAndCutOff, random }, count) {
      if (random.chance(0.5)) await device.setOffline(true);
      await write(either(random), count - 1);
      await site.contact(random.pick(['hang', 'store-then-drop', 'ok']), 1);
      await writeAndCutOff(either(random), () => device.kill());
    },
  },
  {
    name: 'three syncs at once',
    async inject({ device, write, random }, count) {
      await device.setOffline(true);
      await write(either(random), count);
      await device.setOffline(false);
      await device.storm();
    },
  },
  {
    name: 'two windows at once',
    async inject({ site, device, write, random }, count) {
      if (random.chance(0.5)) await site.contact('store-then-drop', 2);
      const half = Math.ceil(count / 2);
      await Promise.all([write(0, half), write(1, count - half), device.storm()]);
    },
  },
];
