import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { YouTubeLink } from './you-tube-link.ts';
import { type PlayerReport, playerState, readReport } from './you-tube-protocol.ts';

const said: { event: string; func?: string; args?: unknown[] }[] = [];
const player = { postMessage: (message: string) => said.push(JSON.parse(message)) } as unknown as Window;
const frame = { contentWindow: player, isConnected: true } as HTMLIFrameElement;
let reports: PlayerReport[];
let link: YouTubeLink;

function tell(message: object, source: unknown = player) {
  const event = new Event('message');
  Object.assign(event, { source, data: JSON.stringify(message) });
  dispatchEvent(event);
}
const tellState = (code: number) => tell({ event: 'onStateChange', info: code });
const orders = () => said.filter(({ event }) => event === 'command').map(({ func }) => func);

beforeEach(() => {
  vi.useFakeTimers();
  said.length = 0;
  reports = [];
  link = new YouTubeLink(frame, 'a');
  link.onReport((report) => reports.push(report));
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
});

describe('the messages exchanged with a player', () => {
  it('ERR-06 has a single listener, and needs a frame in the page', () => {
    expect(() => link.onReport(() => undefined)).toThrow('Event handlers cannot be overwritten.');
    expect(() => new YouTubeLink(null, 'a')).toThrow('Element does not exist.');
    expect(() => new YouTubeLink(document.createElement('iframe'), 'a')).toThrow('Element does not exist.');
  });

  it('VIDEO-09 maps the codes of its states', () => {
    expect([-1, 0, 1, 2, 3, 5].map(playerState)).toEqual([
      'unstarted',
      'ended',
      'playing',
      'paused',
      'buffering',
      'cued',
    ]);
    expect([4, '1', null].map(playerState)).toEqual([null, null, null]);
  });

  it('VIDEO-09 sends greetings until the player answers, and then the waiting commands', () => {
    link.mute();
    link.play();
    vi.advanceTimersByTime(600);
    expect(said.map(({ event }) => event)).toEqual(['listening', 'listening']);
    tell({ event: 'onReady' });
    expect(orders()).toEqual(['addEventListener', 'mute', 'playVideo']);
    vi.advanceTimersByTime(5_000);
    expect(said.filter(({ event }) => event === 'listening')).toHaveLength(2);
  });

  it('VIDEO-09 receives what is pressed inside the frame, and ignores all other senders', () => {
    tell({ event: 'infoDelivery', info: { playerState: 1, muted: true } });
    tellState(2);
    tell({ event: 'onStateChange', info: 1 }, window);
    expect(reports).toEqual([{ state: 'playing', isMuted: true }, { state: 'paused' }]);
  });

  it.each(['', 'no json', '[]', '{"event":7}', 'null'])('ignores %j', (data) => {
    expect(readReport(data)).toBeNull();
  });

  it('VIDEO-09 a seek ends with the next state, at the latest after 3000 ms', async () => {
    const over = vi.fn();
    tellState(1);
    void link.seekTo(0).then(over);
    expect(orders().at(-1)).toBe('seekTo');
    tellState(3);
    await vi.advanceTimersByTimeAsync(0);
    expect(over).toHaveBeenCalledTimes(1);

    void link.seekTo(0).then(over);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(over).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalledTimes(2);
  });

  it('BANNER-08 a seek before the player’s first answer waits for its first state', async () => {
    void link.seekTo(0);
    tell({ event: 'initialDelivery', info: { playerState: 1 } });
    await vi.advanceTimersByTimeAsync(0);
    expect(orders().at(-1)).toBe('seekTo');
  });

  it('does not seek in a film that has not started, since that would start it', async () => {
    tell({ event: 'onReady' });
    await link.seekTo(0);
    expect(orders()).not.toContain('seekTo');
  });
});
