import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PackRow } from '../../../data/packs/packs.ts';
import { readGains } from '../../../data/visit/gains.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { EventPack } from './event-pack.tsx';

const packs = vi.hoisted(() => ({
  kept: null as PackRow | null,
  startPack: vi.fn(async () => undefined),
  pausePack: vi.fn(async () => undefined),
  resumePack: vi.fn(async () => undefined),
  cancelPack: vi.fn(async () => undefined),
  removePack: vi.fn(async () => undefined),
  makePacks: vi.fn(async () => undefined),
  estimatePack: vi.fn(async () => ({ items: 42, bytes: 6_120_000 })),
}));
const persistence = vi.hoisted(() => ({ askToPersist: vi.fn(async () => undefined) }));
vi.mock('../../../data/packs/persistence.ts', () => persistence);
vi.mock('../../../data/packs/packs.ts', () => ({ ...packs, usePack: () => packs.kept }));

const AT = new Date(2031, 3, 5, 10, 42).getTime();
const NAME = 'event:delphi';
const row = (change: Partial<PackRow>): PackRow => ({
  name: NAME,
  title: 'Delphi Games',
  state: 'whole',
  withPictures: true,
  startedAt: AT,
  progress: null,
  failure: null,
  receipt: null,
  ...change,
});
const receipt = {
  items: 42,
  bytes: 6_120_000,
  pictureBytes: 0,
  missingPictures: 0,
  at: AT,
  answers: [],
  pictures: [],
};

function open(kept: PackRow | null) {
  packs.kept = kept;
  render(
    <I18nextProvider i18n={createI18n()}>
      <EventPack eventPath="delphi" eventName="Delphi Games" />
    </I18nextProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => vi.clearAllMocks());

describe('the event pack panel', () => {
  it('shows the size before anything is fetched, and starts with one tap', async () => {
    open(null);
    expect(await screen.findByText('About 42 items, 6.1 MB')).toBeTruthy();
    press('Download this event');
    expect(packs.startPack).toHaveBeenCalledWith({ name: NAME, title: 'Delphi Games', withPictures: true });
    expect(persistence.askToPersist).toHaveBeenCalledOnce();
  });

  it('INSTALL-01 makes the site worth installing for whoever asks for a download, and not by being looked at', async () => {
    localStorage.clear();
    open(null);
    await screen.findByText('About 42 items, 6.1 MB');
    expect(readGains().hasPack).toBe(false);
    press('Download this event');
    expect(readGains().hasPack).toBe(true);
  });

  it('shows its progress, in words and as a bar, and can be paused and cancelled', () => {
    open(row({ state: 'loading', progress: { items: 12, of: 42, bytes: 250_000 } }));
    expect(screen.getByText('12 of 42 items, 250 kB so far.')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('value')).toBe('12');
    expect(buttons()).toEqual(['Pause', 'Cancel']);
    press('Pause');
    expect(packs.pausePack).toHaveBeenCalledWith(NAME);
  });

  it('says that it waits for the network, and that it is paused', () => {
    open(row({ state: 'waiting', progress: { items: 1, of: 4, bytes: 0 } }));
    expect(screen.getByText('Waiting for a connection. The download will carry on by itself.')).toBeTruthy();
    open(row({ state: 'paused', progress: { items: 1, of: 4, bytes: 0 } }));
    expect(screen.getByText(/^Paused at 1 of 4 items/)).toBeTruthy();
    press('Resume');
    expect(packs.resumePack).toHaveBeenCalledWith(NAME);
  });

  it('shows a receipt with count, size and time, and what could not be fetched', () => {
    open(row({ receipt: { ...receipt, missingPictures: 1 } }));
    const words = screen.getByText(/^Downloaded: 42 items, 6.1 MB, as of .*10:42/);
    expect(words.textContent).toContain('1 picture couldn’t be downloaded.');
    expect(buttons()).toEqual(['Update', 'Remove']);
  });

  it('says that an automatic pack has no pictures, and how to get them', () => {
    open(row({ withPictures: false, byItself: true, receipt }));
    expect(screen.getByText(/^Downloaded/).textContent).toContain(
      'Without pictures; “Update” downloads them too.',
    );
    expect(screen.queryByText(/and pictures/)).toBeNull();
    screen.getByText('Schedule, games and news, saved on this device for when you’re offline.');
  });

  it('says that a pack has pictures if it does', () => {
    open(row({ withPictures: true, receipt: { ...receipt, pictures: ['a'] } }));
    screen.getByText(/^Schedule, games, news and pictures,/);
    expect(screen.queryByText(/Without pictures/)).toBeNull();
  });

  it('says which part failed, and that the previous revision stays complete', () => {
    open(row({ state: 'failed', failure: { part: 'schedule', reason: 'http' }, receipt }));
    const said = screen.getByRole('status').textContent;
    expect(said).toContain('We couldn’t download the schedule. The server had a problem.');
    expect(said).toContain('Your earlier copy is still here.');
    expect(buttons()).toEqual(['Try again', 'Remove']);
  });

  it('ST1 says that there is no space, even if the pack could not start', () => {
    open(row({ state: 'failed', failure: { part: 'storage', reason: 'full' } }));
    expect(screen.getByRole('status').textContent).toBe(
      'We couldn’t download everything. There’s no space left on this device.',
    );
    expect(buttons()).toEqual(['Try again', 'Cancel']);
  });

  it('ST1 says that it was removed to make space, and offers to fetch it again', () => {
    open(row({ state: 'failed', failure: { part: 'storage', reason: 'gave-way' } }));
    expect(screen.getByRole('status').textContent).toBe(
      'Removed to make space for something you wrote or saved.',
    );
    expect(buttons()).toEqual(['Try again', 'Cancel']);
  });
});
