import { describe, expect, test } from 'vitest';
import { drawnFrom, withPause } from './first-sight.mjs';

const PAUSE = '<script type="application/json" id="pause">null</script>';

describe('the first frame', () => {
  test('is drawn when the first screen is there, on a page without one when the page is', () => {
    expect(drawnFrom('<main id="main"><div id="first-sight"></div></main>')).toContain('href="#first-sight"');
    expect(drawnFrom('<main id="main"></main>')).toContain('href="#main"');
  });

  test('comes before what follows the first screen, however deep that is', () => {
    const screen = '<div class="a" id="first-sight"><div><p>One</p><div></div></div></div>';
    expect(withPause(`<div>${screen}<div>two</div></div>`)).toBe(
      `<div>${screen}${PAUSE}<div>two</div></div>`,
    );
  });

  test('comes behind a heading as behind any element', () => {
    const heading = '<h1 id="first-sight">One <span>two</span></h1>';
    expect(withPause(`<main>${heading}<h2>three</h2></main>`)).toBe(
      `<main>${heading}${PAUSE}<h2>three</h2></main>`,
    );
  });

  test('of a page without a first screen needs nothing', () => {
    expect(withPause('<main id="main"><div></div></main>')).toBe('<main id="main"><div></div></main>');
  });
});
