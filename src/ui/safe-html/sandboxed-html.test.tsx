import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asUntrustedHtml } from '#core/html/untrusted-html.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { SandboxedHtml } from './sandboxed-html.tsx';

const MARKUP = '<blockquote>A post</blockquote><script src="https://a.example/x.js"></script>';

/** The window of a frame that never loads anything. */
const inner = { postMessage: vi.fn() };
const onShown = vi.fn();
const onFailed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(inner as unknown as Window);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

function open() {
  render(
    <I18nextProvider i18n={createI18n()}>
      <SandboxedHtml html={asUntrustedHtml(MARKUP)} title="Posts" onShown={onShown} onFailed={onFailed} />
    </I18nextProvider>,
  );
  return screen.getByTitle<HTMLIFrameElement>('Posts');
}

function say(data: unknown, source: unknown = inner) {
  const message = new MessageEvent('message', { data });
  Object.defineProperty(message, 'source', { value: source });
  act(() => void window.dispatchEvent(message));
}

describe('provider markup with its scripts', () => {
  it('HOME-27 runs in a frame without the rights of the site (X7)', () => {
    const frame = open();
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-popups');
    expect(frame.getAttribute('src')).toBe('/widget/frame');
    expect(frame.hasAttribute('srcdoc')).toBe(false);
  });

  it('HOME-27 is sent once, when the frame is ready, and to no other window (X8)', () => {
    const frame = open();
    say({ type: 'widget-ready' }, window);
    say({ type: 'widget-ready' }, null);
    expect(inner.postMessage).not.toHaveBeenCalled();
    expect(frame.hasAttribute('inert')).toBe(true);
    say({ type: 'widget-ready' });
    say({ type: 'widget-ready' });
    expect(inner.postMessage).toHaveBeenCalledTimes(1);
    expect(inner.postMessage).toHaveBeenCalledWith(
      { type: 'widget-markup', html: MARKUP, lang: 'en', dir: 'ltr' },
      '*',
    );
    expect(onShown).toHaveBeenCalledTimes(1);
    expect(frame.hasAttribute('inert')).toBe(false);
  });

  it('HOME-27 takes the focus from its removed button', () => {
    const frame = open();
    say({ type: 'widget-ready' });
    expect(document.activeElement).toBe(frame);
  });

  it('HOME-27 leaves the focus where the visitor has moved it meanwhile', () => {
    const field = document.body.appendChild(document.createElement('input'));
    open();
    field.focus();
    say({ type: 'widget-ready' });
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it('HOME-27 has the height it reports, within bounds, however often it reports (X8)', () => {
    const frame = open();
    say({ type: 'widget-ready' });
    say({ type: 'widget-height', height: 700 }, window);
    vi.advanceTimersByTime(1_000);
    expect(frame.style.blockSize).toBe('');
    for (let height = 1; height <= 1_000; height += 1) say({ type: 'widget-height', height });
    expect(frame.style.blockSize).toBe('');
    vi.advanceTimersByTime(250);
    expect(frame.style.blockSize).toBe('1000px');
    say({ type: 'widget-height', height: 99_999 });
    vi.advanceTimersByTime(250);
    expect(frame.style.blockSize).toBe('1200px');
  });

  it('HOME-27 fails if the frame does not load', () => {
    open();
    vi.advanceTimersByTime(9_999);
    expect(onFailed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(onShown).not.toHaveBeenCalled();
  });
});
