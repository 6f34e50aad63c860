import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Films, followFilms } from './film-playing.ts';

let films: Films;
beforeEach(() => {
  films = followFilms();
});
afterEach(() => {
  films.stop();
  document.body.replaceChildren();
});

/** A frame with a window that records the messages it receives. */
function put(allowsFullscreen = true) {
  const frame = document.createElement('iframe');
  const inside = { postMessage: vi.fn() };
  Object.defineProperty(frame, 'contentWindow', { value: inside });
  if (allowsFullscreen) frame.setAttribute('allowfullscreen', '');
  document.body.append(frame);
  const tell = (message: unknown) => {
    const event = Object.assign(new Event('message'), { source: inside, data: JSON.stringify(message) });
    dispatchEvent(event);
  };
  return { frame, tell, said: () => inside.postMessage.mock.calls.map(([words]) => JSON.parse(words)) };
}

it('a frame counts while its player reports that it plays', () => {
  const { tell } = put();
  expect(films.arePlaying(), 'a poster is shown').toBe(false);
  tell({ event: 'initialDelivery', info: { playerState: -1 } });
  expect(films.arePlaying()).toBe(false);
  tell({ event: 'onStateChange', info: 1 });
  expect(films.arePlaying()).toBe(true);
  tell({ event: 'infoDelivery', info: { currentTime: 3 } });
  expect(films.arePlaying(), 'a message about something else').toBe(true);
  tell({ event: 'onStateChange', info: 3 });
  expect(films.arePlaying(), 'loading').toBe(true);
  for (const state of [2, 0]) {
    tell({ event: 'onStateChange', info: state });
    expect(films.arePlaying(), `state ${state}`).toBe(false);
  }
});

it('greets a player until it answers, then subscribes to its state', () => {
  const { tell, said } = put();
  films.arePlaying();
  films.arePlaying();
  expect(said().map(({ event }) => event)).toEqual(['listening', 'listening']);
  tell({ event: 'onReady' });
  films.arePlaying();
  expect(said().slice(2)).toMatchObject([{ event: 'command', func: 'addEventListener' }]);
});

it('a frame that is no film never counts, whatever it reports, nor one that was removed', () => {
  const map = put(false);
  map.tell({ event: 'onStateChange', info: 1 });
  expect(films.arePlaying()).toBe(false);
  expect(map.said()).toEqual([]);
  const film = put();
  film.tell({ event: 'onStateChange', info: 1 });
  film.frame.remove();
  expect(films.arePlaying()).toBe(false);
});

it('a film of ours counts while it plays', () => {
  const film = document.createElement('video');
  document.body.append(film);
  const become = (paused: boolean, ended: boolean) => {
    Object.defineProperties(film, {
      paused: { value: paused, configurable: true },
      ended: { value: ended, configurable: true },
    });
    return films.arePlaying();
  };
  expect([become(true, false), become(false, false), become(false, true)]).toEqual([false, true, false]);
});
