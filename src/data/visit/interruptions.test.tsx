import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Asker, turnAmong, useMayAsk, type Want, type Wants } from './interruptions.ts';
import { QUIET_AT_FIRST_MS } from './use-is-quiet-time.ts';

const wants = (some: Partial<Wants>): Wants => ({
  popup: false,
  cookies: false,
  update: false,
  install: false,
  ...some,
});

describe('which prompt is shown (Q-81)', () => {
  it.each([
    [{}, null, null],
    [{ update: true }, null, 'update'],
    [{ cookies: true, update: true }, null, 'cookies'],
    [{ popup: true, cookies: true, update: true }, null, 'popup'],
    [{ popup: 'perhaps', cookies: true }, null, null],
    [{ cookies: 'perhaps', popup: true }, null, 'popup'],
    [{ popup: 'perhaps', cookies: true }, 'cookies', 'cookies'],
    [{ popup: true, cookies: true }, 'cookies', 'popup'],
    [{ cookies: true, update: true }, 'update', 'cookies'],
    [{ cookies: true }, 'popup', 'cookies'],
    [{ popup: false, cookies: 'perhaps', update: true }, null, null],
    [{ install: true }, null, 'install'],
    [{ update: true, install: true }, null, 'update'],
    [{ update: 'perhaps', install: true }, null, null],
    [{ update: true, install: true }, 'install', 'update'],
  ] as const)('LAYOUT-25 %o while %s asks: %s', (some, asking, turn) => {
    expect(turnAmong(wants(some), asking)).toBe(turn);
  });
});

interface QuestionProps {
  readonly asker: Asker;
  readonly want: Want;
  readonly isDialogOpen: boolean;
}

function Question({ asker, want, isDialogOpen }: QuestionProps) {
  return useMayAsk(asker, want, isDialogOpen) ? <p>{asker}</p> : null;
}
function page(some: Partial<Wants>, isDialogOpen = false) {
  const all = wants(some);
  return (
    <>
      <input aria-label="Name" />
      {(Object.keys(all) as Asker[]).map((asker) => (
        <Question key={asker} asker={asker} want={all[asker]} isDialogOpen={isDialogOpen} />
      ))}
    </>
  );
}
const asked = () => screen.queryAllByText(/popup|cookies|update/).map(({ textContent }) => textContent);
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('a prompt', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // The visitor has already used the page.
    vi.stubGlobal('scrollY', 1);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('LAYOUT-25 appears after two seconds, one at a time, followed by the next', () => {
    const { rerender } = render(page({ popup: true, cookies: true, update: true }));
    wait(QUIET_AT_FIRST_MS - 1);
    expect(asked()).toEqual([]);
    wait(1);
    expect(asked()).toEqual(['popup']);
    rerender(page({ cookies: true, update: true }));
    expect(asked()).toEqual(['cookies']);
    rerender(page({ update: true }));
    expect(asked()).toEqual(['update']);
  });

  it('LAYOUT-25 does not appear while a popup may still come', () => {
    const { rerender } = render(page({ popup: 'perhaps', cookies: true }));
    wait(10_000);
    expect(asked()).toEqual([]);
    rerender(page({ popup: false, cookies: true }));
    expect(asked()).toEqual(['cookies']);
    rerender(page({ popup: 'perhaps', cookies: true }));
    expect(asked()).toEqual(['cookies']);
  });

  it('waits while a field has the focus, and stays if one gets it later', () => {
    render(page({ cookies: true }));
    act(() => screen.getByLabelText('Name').focus());
    wait(QUIET_AT_FIRST_MS);
    expect(asked()).toEqual([]);
    act(() => screen.getByLabelText('Name').blur());
    wait(0);
    expect(asked()).toEqual(['cookies']);
    act(() => screen.getByLabelText('Name').focus());
    wait(0);
    expect(asked()).toEqual(['cookies']);
  });

  it('waits until a press is over, including its click', () => {
    render(page({ cookies: true }));
    const heard: string[][] = [];
    document.body.addEventListener('click', () => heard.push(asked() as string[]), { once: true });
    fireEvent.pointerDown(document.body);
    wait(QUIET_AT_FIRST_MS);
    expect(asked()).toEqual([]);
    fireEvent.pointerUp(document.body);
    fireEvent.click(document.body);
    expect(heard).toEqual([[]]);
    wait(0);
    expect(asked()).toEqual(['cookies']);
    fireEvent.pointerDown(document.body);
    wait(0);
    expect(asked()).toEqual(['cookies']);
  });

  describe('if something is pressed while the page loads', () => {
    const pressed = () => vi.spyOn(document, 'querySelector').mockReturnValue(document.body);
    afterEach(() => vi.restoreAllMocks());

    it('waits until that press is over', () => {
      pressed();
      render(page({ cookies: true }));
      wait(QUIET_AT_FIRST_MS);
      expect(asked()).toEqual([]);
      fireEvent.pointerUp(document.body);
      wait(0);
      expect(asked()).toEqual(['cookies']);
    });

    it('ignores the tap that led here, which is still shown for a moment', () => {
      const shown = pressed();
      render(page({ cookies: true }));
      wait(150);
      shown.mockReturnValue(null);
      wait(QUIET_AT_FIRST_MS);
      expect(asked()).toEqual(['cookies']);
    });

    it('ignores a tap on the page, too', () => {
      const shown = vi.spyOn(document, 'querySelector').mockReturnValue(null);
      render(page({ cookies: true }));
      wait(450);
      fireEvent.pointerDown(document.body);
      fireEvent.pointerUp(document.body);
      shown.mockReturnValue(document.body);
      wait(100);
      shown.mockReturnValue(null);
      wait(QUIET_AT_FIRST_MS);
      expect(asked()).toEqual(['cookies']);
    });
  });

  it.each(['pointerCancel', 'contextMenu'] as const)('a press also ends with %s', (end) => {
    render(page({ cookies: true }));
    fireEvent.pointerDown(document.body);
    wait(QUIET_AT_FIRST_MS);
    fireEvent[end](document.body);
    wait(0);
    expect(asked()).toEqual(['cookies']);
  });

  it('Q-81 waits while a dialog is open, and stays if one opens later', () => {
    const { rerender } = render(page({ popup: true }, true));
    wait(10_000);
    expect(asked()).toEqual([]);
    rerender(page({ popup: true }, false));
    expect(asked()).toEqual(['popup']);
    rerender(page({ popup: true }, true));
    expect(asked()).toEqual(['popup']);
  });

  it('frees the turn when the current prompt unmounts', () => {
    const { unmount } = render(page({ popup: true }));
    wait(QUIET_AT_FIRST_MS);
    unmount();
    render(page({ update: true }));
    fireEvent.focusIn(document.body);
    wait(QUIET_AT_FIRST_MS);
    expect(asked()).toEqual(['update']);
  });
});
