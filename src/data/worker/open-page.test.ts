import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useUnsavedWork } from '../outbox/unsaved-work.ts';
import { openPageWith } from './open-page.ts';

const PATH = '/event/athens#schedule';
const navigate = vi.fn();
const ask = (until = Date.now() + 1_000) => openPageWith(navigate)({ type: 'open-page', path: PATH, until });

afterEach(() => {
  navigate.mockReset();
  document.documentElement.classList.remove('kiosk');
});

it('NOTICES-07 a page goes where a pressed notice leads', () => {
  expect(ask()).toBe('opened');
  expect(navigate).toHaveBeenCalledExactlyOnceWith(PATH);
});

it('NOTICES-07 a page with typed text stays, until that is gone', () => {
  const { unmount } = renderHook(() => useUnsavedWork(true));
  expect(ask()).toBe('busy');
  expect(navigate).not.toHaveBeenCalled();
  unmount();
  expect(ask()).toBe('opened');
});

it('NOTICES-07 a page that wakes up after a new window was opened, and a kiosk, stay', () => {
  expect(ask(Date.now() - 1)).toBe('busy');
  document.documentElement.classList.add('kiosk');
  expect(ask()).toBe('busy');
  expect(navigate).not.toHaveBeenCalled();
});
