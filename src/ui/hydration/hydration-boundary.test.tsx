import { act, waitFor } from '@testing-library/react';
import { lazy, type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HydrationBoundary, LazyHydrationBoundary, useIsPageHydrated } from './hydration-boundary.tsx';
import { hydrateAll } from './hydration-trigger.ts';

function Sign() {
  return <output>{useIsPageHydrated() ? 'hydrated' : 'static'}</output>;
}
const page = (isLong: boolean) => (
  <>
    <Sign />
    <HydrationBoundary>
      <p>First</p>
      {isLong && (
        <HydrationBoundary>
          <p>Second</p>
        </HydrationBoundary>
      )}
    </HydrationBoundary>
  </>
);

it('a prerendered page counts as hydrated only with its last boundary, and a removed part does not hold it back', async () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(page(true));
  expect(box.textContent).toBe('staticFirstSecond');
  const root = await act(async () => hydrateRoot(box, page(true)));
  expect(box.textContent).toBe('hydratedFirstSecond');
  await act(async () => root.render(page(false)));
  expect(box.textContent).toBe('hydratedFirst');
});

describe('a part far down the prerendered page', () => {
  let comeNear = () => {};
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: IntersectionObserverCallback) {
          comeNear = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
        }
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.replaceChildren();
    pressed.mockClear();
  });

  const pressed = vi.fn();
  function Press({ word }: { readonly word: string }) {
    const [times, setTimes] = useState(0);
    const press = () => {
      pressed();
      setTimes(times + 1);
    };
    return (
      <button type="button" onClick={press}>
        {word} {times}
      </button>
    );
  }
  const far = (word: string) => (
    <>
      <Sign />
      <LazyHydrationBoundary className="far">
        <Press word={word} />
      </LazyHydrationBoundary>
    </>
  );
  async function open() {
    const box = document.createElement('div');
    document.body.append(box);
    box.innerHTML = renderToString(far('Press'));
    const ready = box.querySelector('button');
    const root = await act(async () => hydrateRoot(box, far('Press')));
    return { box, root, ready };
  }

  it('stays as prerendered while the rest is hydrated, even if the page re-renders around it', async () => {
    const { box, root, ready } = await open();
    await act(async () => root.render(far('Touch')));
    expect(box.textContent).toBe('hydratedPress 0');
    expect(box.querySelector('button')).toBe(ready);
    await act(async () => comeNear());
    expect(box.textContent, 'what changed meanwhile is there once it hydrates').toBe('hydratedTouch 0');
    expect(box.querySelector('button'), 'hydrated, not rendered again').toBe(ready);
  });

  it('handles the very press that hydrates it', async () => {
    const { box, ready } = await open();
    await act(async () => {
      ready?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      ready?.click();
    });
    expect(box.textContent).toBe('hydratedPress 1');
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('hydrates with all others before the whole page changes', async () => {
    const { box, ready } = await open();
    await act(async () => hydrateAll());
    ready?.click();
    expect(pressed).toHaveBeenCalled();
    expect(box.querySelector('button')).toBe(ready);
  });

  /** Opens a page whose part is prerendered, and whose code arrives only with `come`. */
  async function openBeforeItsCode() {
    let come = () => {};
    const Late = lazy(
      () =>
        new Promise<{ default: typeof Press }>((resolve) => {
          come = () => resolve({ default: Press });
        }),
    );
    const page = (content: ReactNode) => (
      <LazyHydrationBoundary className="far">{content}</LazyHydrationBoundary>
    );
    const box = document.createElement('div');
    document.body.append(box);
    box.innerHTML = renderToString(page(<Press word="Press" />));
    await act(async () => hydrateRoot(box, page(<Late word="Press" />)));
    return { box, come: () => come() };
  }

  it('replays, once, a press from before its code had loaded', async () => {
    const { box, come } = await openBeforeItsCode();
    await act(async () => box.querySelector('button')?.click());
    expect(box.textContent).toBe('Press 0');
    await act(async () => come());
    await waitFor(() => expect(box.textContent).toBe('Press 1'));
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('replays, once, a press whose code arrives right after it', async () => {
    const { box, come } = await openBeforeItsCode();
    await act(async () => {
      box.querySelector('button')?.click();
      come();
    });
    await waitFor(() => expect(box.textContent).toBe('Press 1'));
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('keeps a choice made in an inner part while the outer one hydrates', async () => {
    const chosen = vi.fn();
    function List() {
      const [value, setValue] = useState('');
      const choose = (next: string) => {
        chosen(next);
        setValue(next);
      };
      return (
        <select value={value} onChange={(event) => choose(event.target.value)}>
          <option value="">All</option>
          <option value="drum">Drum</option>
        </select>
      );
    }
    const Inner = () => (
      <LazyHydrationBoundary>
        <List />
      </LazyHydrationBoundary>
    );
    let come = (_: unknown) => {};
    const Late = lazy(
      () =>
        new Promise<{ default: typeof Inner }>((resolve) => {
          come = resolve as typeof come;
        }),
    );
    const page = (content: ReactNode) => <LazyHydrationBoundary>{content}</LazyHydrationBoundary>;
    const box = document.createElement('div');
    document.body.append(box);
    box.innerHTML = renderToString(page(<Inner />));
    await act(async () => hydrateRoot(box, page(<Late />)));
    const list = box.querySelector('select') as HTMLSelectElement;
    await act(async () => {
      list.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      list.value = 'drum';
      list.dispatchEvent(new Event('change', { bubbles: true }));
      come({ default: Inner });
    });
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(chosen).toHaveBeenCalledExactlyOnceWith('drum');
    expect(box.querySelector('select')?.value).toBe('drum');
  });
});
