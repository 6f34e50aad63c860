import { afterEach, describe, expect, it } from 'vitest';
import { findArrivalTarget, isArrival } from './arrival.ts';

const at = (pathname: string, search = '') => ({ pathname, search });

describe('arriving at another page', () => {
  it('is every change of the path, forward and back', () => {
    expect(isArrival(at('/'), at('/event'), 'PUSH')).toBe(true);
    expect(isArrival(at('/event'), at('/'), 'POP')).toBe(true);
    expect(isArrival(at('/signup'), at('/chooserole'), 'REPLACE')).toBe(true);
  });

  it('is another article at the same path', () => {
    const [one, other] = [at('/news/details', '?article=a'), at('/news/details', '?article=b')];
    expect(isArrival(one, other, 'PUSH')).toBe(true);
    expect(isArrival(other, one, 'POP')).toBe(true);
  });

  it('is not a filter written to the address, nor a jump within the page', () => {
    expect(isArrival(at('/event/a'), at('/event/a', '?day=2'), 'REPLACE')).toBe(false);
    expect(isArrival(at('/event/a'), at('/event/a'), 'PUSH')).toBe(false);
  });
});

describe('the focus on arrival', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  const draw = (inside: string) => {
    document.body.innerHTML = `<h1>Outside</h1><main>${inside}</main>`;
    return document.querySelector('main') as HTMLElement;
  };

  it('goes to the heading of the page, not to one outside it', () => {
    const main = draw('<h1 id="own">Events</h1>');
    expect(findArrivalTarget(main, '').id).toBe('own');
  });

  it('goes to the part that the address’s hash names', () => {
    const main = draw('<h1>Event</h1><section id="schedule"></section>');
    expect(findArrivalTarget(main, '#schedule').id).toBe('schedule');
  });

  it('goes to the page itself if it has no heading yet', () => {
    const main = draw('<p>Loading</p>');
    expect(findArrivalTarget(main, '#%')).toBe(main);
  });
});
