import type { Page } from '@playwright/test';

/** The clock of the CSS animations that time drives, controlled by the test, so that the machine's speed does not matter. */
export interface HeldAnimations {
  /** Sets each animation of the page to this many milliseconds after its start. */
  setTo(ms: number): Promise<void>;
  /** Lets time run again. */
  release(): Promise<void>;
}

/** Stops the time of all CSS animations of the page, including later ones and those of its next documents. */
export async function holdAnimations(page: Page): Promise<HeldAnimations> {
  const devtools = await page.context().newCDPSession(page);
  const setRate = (playbackRate: number) => devtools.send('Animation.setPlaybackRate', { playbackRate });
  await devtools.send('Animation.enable');
  await setRate(0);
  return {
    async setTo(ms) {
      await page.evaluate((time) => {
        for (const animation of document.getAnimations())
          if (animation.timeline === document.timeline) animation.currentTime = time;
      }, ms);
    },
    async release() {
      await setRate(1);
    },
  };
}
