import { describe, expect, test } from 'vitest';
import { drawnFrom, firstScreen, withPause } from './first-sight.mjs';

const SHEETS = '<style>p{top:0}</style>';
const PAUSE = `<div id="pause" hidden>${SHEETS}</div>`;

describe('the first frame', () => {
  test('is drawn when the first screen is there, on a page without one when the page is', () => {
    expect(drawnFrom('<main id="main"><div id="first-sight"></div></main>')).toContain('href="#first-sight"');
    expect(drawnFrom('<main id="main"></main>')).toContain('href="#main"');
  });

  test('shows the page as far as its first screen goes', () => {
    const front = '<header></header><main><h1 id="first-sight">One <span>two</span></h1>';
    expect(firstScreen(`${front}<h1>three</h1></main>`)).toBe(front);
    expect(firstScreen('<main id="main"><div></div></main>')).toBeNull();
  });

  test('comes before what follows the first screen, however deep that is', () => {
    const screen = '<div class="a" id="first-sight"><div><p>One</p><div></div></div></div>';
    expect(withPause(`<div>${screen}<div>two</div></div>`, SHEETS)).toBe(
      `<div>${screen}${PAUSE}<div>two</div></div>`,
    );
  });
});
