import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasShareSheet, openShareSheet } from './share-sheet.ts';

const PAGE = { title: 'Delphi Games', path: '/event/delphi' };

function onDevice(share: ((data: ShareData) => Promise<void>) | undefined) {
  vi.stubGlobal('navigator', { share });
}
const rejecting = (name: string) => () => Promise.reject(new DOMException('no', name));

describe('the share sheet of the device', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('SHARE-01 gets the name and the full address of the page, and the name as its text', async () => {
    const share = vi.fn(async () => undefined);
    onDevice(share);
    expect(await openShareSheet(PAGE)).toBe('shared');
    expect(share).toHaveBeenCalledWith({
      title: 'Delphi Games',
      text: 'Delphi Games',
      url: 'http://localhost/event/delphi',
    });
  });

  it('SHARE-01 gets a text of its own if there is one', async () => {
    const share = vi.fn(async () => undefined);
    onDevice(share);
    await openShareSheet({ ...PAGE, text: 'From 5th March' });
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ text: 'From 5th March' }));
  });

  it('SHARE-02 that the visitor closes is no failure', async () => {
    onDevice(rejecting('AbortError'));
    expect(await openShareSheet(PAGE)).toBe('declined');
  });

  it.each(['NotAllowedError', 'DataError', 'InvalidStateError'])(
    'SHARE-02 that fails with %s is replaced by other ways',
    async (name) => {
      onDevice(rejecting(name));
      expect(await openShareSheet(PAGE)).toBe('unavailable');
    },
  );

  it('SHARE-02 that does not exist is replaced by other ways', async () => {
    onDevice(undefined);
    expect(hasShareSheet()).toBe(false);
    expect(await openShareSheet(PAGE)).toBe('unavailable');
  });
});
