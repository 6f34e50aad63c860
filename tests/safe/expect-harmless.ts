import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { letTimePass } from '../support/nothing-happens.ts';
import { type Harm, isNoiseOfCleaning } from './harm.ts';
import {
  clobbered,
  faultsInBoxes,
  faultsInDocument,
  overflow,
  provoke,
  waitForMarks,
} from './hostile-box.ts';
import { PROBES } from './probes.ts';

/** By then anything that fails, starts or moves automatically has done so. */
export const SETTLE_MS = 120;

/** Waits for the marked boxes, provokes everything in them, and expects that only plain content is left. */
export async function expectHarmless(page: Page, marks: readonly string[]): Promise<void> {
  await waitForMarks(page, marks);
  expect(await faultsInBoxes(page), 'remains of the markup').toEqual([]);
  expect(await overflow(page), 'pixels beyond the window').toBeLessThanOrEqual(0);
  await letTimePass(page, SETTLE_MS, 'what begins by itself, of which nothing must do harm');
  await provoke(page);
  expect(await faultsInDocument(page), 'handlers and addresses').toEqual([]);
  expect(await clobbered(page), 'what the page relies on').toEqual([]);
}

/**
 * Expects that nothing ran, made foreign requests, or opened dialogs or windows, and that the policy had nothing to
 * block.
 */
export async function expectNoHarm(page: Page, harm: Harm): Promise<void> {
  await letTimePass(page, SETTLE_MS, 'what begins by itself, of which nothing must do harm');
  expect(namesOf(harm.ran), 'probes whose code ran').toEqual([]);
  expect(harm.asked, 'requests to other hosts').toEqual([]);
  expect(harm.dialogs, 'dialogs').toEqual([]);
  expect(harm.windows, 'windows').toEqual([]);
  const stopped = harm.stopped.filter((violation) => !isNoiseOfCleaning(violation));
  expect(stopped, 'blocked only by the policy').toEqual([]);
}

export const namesOf = (numbers: Iterable<number>) =>
  [...numbers].map((number) => PROBES[number]?.id ?? `${number}`);
