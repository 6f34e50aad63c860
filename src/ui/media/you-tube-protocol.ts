/** What the player is doing. */
export type PlayerState = 'unstarted' | 'ended' | 'playing' | 'paused' | 'buffering' | 'cued';

/** The player's own codes (section 4). */
const STATES: ReadonlyMap<unknown, PlayerState> = new Map([
  [-1, 'unstarted'],
  [0, 'ended'],
  [1, 'playing'],
  [2, 'paused'],
  [3, 'buffering'],
  [5, 'cued'],
]);

/** How long a seek waits for the player to change its state (section 9). */
export const SEEK_WAIT_MS = 3_000;

export type PlayerOrder = 'playVideo' | 'pauseVideo' | 'mute' | 'unMute' | 'seekTo' | 'addEventListener';

/** What a message of the player says; anything it does not mention is missing. */
export interface PlayerReport {
  readonly state?: PlayerState;
  readonly isMuted?: boolean;
}

/** Returns the state for a code, or null for an unknown code. */
export function playerState(code: unknown): PlayerState | null {
  return STATES.get(code) ?? null;
}

/** Returns the greeting after which the player starts to send messages. It is repeated until the player answers. */
export function greeting(id: string): string {
  return JSON.stringify({ event: 'listening', id, channel: 'widget' });
}

export function orderMessage(id: string, order: PlayerOrder, values: readonly unknown[] = []): string {
  return JSON.stringify({ event: 'command', func: order, args: values, id, channel: 'widget' });
}

/** Reads a message from the frame; returns null if it is no message of a player. Never throws. */
export function readReport(data: unknown): PlayerReport | null {
  const message = asObject(typeof data === 'string' ? parsed(data) : data);
  if (message === null || typeof message.event !== 'string') return null;
  if (message.event === 'onStateChange') return reported(message.info, undefined);
  if (message.event === 'initialDelivery' || message.event === 'infoDelivery') {
    const info = asObject(message.info);
    return reported(info?.playerState, info?.muted);
  }
  return {};
}

function reported(code: unknown, muted: unknown): PlayerReport {
  const state = playerState(code);
  return {
    ...(state === null ? {} : { state }),
    ...(typeof muted === 'boolean' ? { isMuted: muted } : {}),
  };
}

function asObject(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
