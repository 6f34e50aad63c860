import { describe, expect, it } from 'vitest';
import { LEAST_HEIGHT, MOST_HEIGHT, readFrameMessage } from './frame-message.ts';

const height = (given: unknown) => readFrameMessage({ type: 'widget-height', height: given });

describe('messages of the sandboxed frame (X8)', () => {
  it('HOME-27 says that it is ready, or its height', () => {
    expect(readFrameMessage({ type: 'widget-ready' })).toEqual({ kind: 'ready' });
    expect(height(431.2)).toEqual({ kind: 'height', height: 432 });
  });

  it.each([
    [1e9, MOST_HEIGHT],
    [-5, LEAST_HEIGHT],
    [0, LEAST_HEIGHT],
  ])('HOME-27 never grows or shrinks beyond bounds: %d', (given, kept) => {
    expect(height(given)).toEqual({ kind: 'height', height: kept });
  });

  it.each([
    null,
    'widget-ready',
    ['widget-ready'],
    {},
    { type: 'adopt' },
    { type: 'widget-height' },
    { type: 'widget-height', height: '500' },
    { type: 'widget-height', height: Number.NaN },
    { type: 'widget-height', height: Number.POSITIVE_INFINITY },
    { type: 'widget-height', height: [500] },
  ])('HOME-27 ignores %j', (data) => {
    expect(readFrameMessage(data)).toBeNull();
  });
});
