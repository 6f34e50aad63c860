import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../answers/query-client.ts';
import { useUnsavedWork } from '../outbox/unsaved-work.ts';
import { useUpdateOffer } from './update-offer.ts';
import { linkWorker } from './worker-link.ts';

vi.mock('workbox-window', () => ({ messageSW: async () => undefined }));
vi.mock('../when-idle.ts', () => ({ whenIdle: (work: () => void) => work() }));

const reload = vi.fn();
let offered: (() => void) | null = null;
let container: EventTarget;
let registration: EventTarget & { waiting: unknown; installing: unknown };

function Page({ isTyped }: { isTyped: boolean }) {
  const accept = useUpdateOffer();
  offered = accept;
  useUnsavedWork(isTyped);
  return (
    <button type="button" onClick={() => accept?.()}>
      {accept === null ? 'nothing new' : 'new version'}
    </button>
  );
}
const press = () => act(async () => screen.getByRole('button').click());
const swap = () => act(async () => void container.dispatchEvent(new Event('controllerchange')));
const isOffered = () => screen.queryByText('new version') !== null;

/** Opens a page whose visitor has accepted the waiting build. */
async function openAndAccept() {
  const { rerender } = render(<Page isTyped={false} />);
  await act(() => linkWorker(createQueryClient(), '/assets/main.js'));
  await act(() => vi.dynamicImportSettled());
  await press();
  expect(isOffered()).toBe(false);
  return (isTyped: boolean) => rerender(<Page isTyped={isTyped} />);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  reload.mockClear();
  const worker = Object.assign(new EventTarget(), { state: 'installed' });
  registration = Object.assign(new EventTarget(), {
    waiting: worker,
    active: worker,
    installing: null,
    update: async () => undefined,
  });
  container = Object.assign(new EventTarget(), {
    controller: { postMessage: () => undefined },
    register: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('an accepted new build', () => {
  it('PWA-06 is loaded once the new worker is in control', async () => {
    await openAndAccept();
    expect(reload).not.toHaveBeenCalled();
    await swap();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('SW3 PWA-06 waits for what was typed since the press, and is offered again', async () => {
    const type = await openAndAccept();
    type(true);
    await swap();
    expect(reload).not.toHaveBeenCalled();
    expect(isOffered()).toBe(true);
    type(false);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(reload).not.toHaveBeenCalled();
    await press();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('SW2 does not discard typed text even if the old worker never ends', async () => {
    const type = await openAndAccept();
    type(true);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(reload).not.toHaveBeenCalled();
    expect(isOffered()).toBe(true);
  });

  it('SW2 reloads the page once, and not again and again, if the old worker never ends', async () => {
    await openAndAccept();
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a new build', () => {
  const install = () => Object.assign(new EventTarget(), { state: 'installing' });
  const finish = (worker: ReturnType<typeof install>) =>
    act(async () => {
      worker.state = 'installed';
      registration.waiting = worker;
      worker.dispatchEvent(new Event('statechange'));
    });
  const open = async () => {
    render(<Page isTyped={false} />);
    await act(() => linkWorker(createQueryClient(), '/assets/main.js'));
    await act(() => vi.dynamicImportSettled());
  };

  it('PWA-06 is also offered if it was being installed when the page asked for the worker', async () => {
    const worker = install();
    Object.assign(registration, { waiting: null, installing: worker });
    await open();
    expect(isOffered()).toBe(false);
    await finish(worker);
    expect(isOffered()).toBe(true);
  });

  it('PWA-06 is a new offer, whatever the answer to the last one was', async () => {
    await open();
    const before = offered;
    const worker = install();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    await finish(worker);
    expect(offered).not.toBe(before);
    await press();
    expect(isOffered()).toBe(false);
  });
});
