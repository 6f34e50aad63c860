import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Segmented } from './segmented.tsx';

const OPTIONS = [
  { value: 'india', label: 'India' },
  { value: 'international', label: 'International' },
] as const;

function show() {
  const chosen = vi.fn();
  function Parent() {
    const [value, setValue] = useState<'india' | 'international'>('india');
    const choose = (next: typeof value) => {
      chosen(next);
      setValue(next);
    };
    return <Segmented label="Plans" options={OPTIONS} value={value} onChange={choose} />;
  }
  render(<Parent />);
  return chosen;
}

const option = (name: string) => screen.getByRole('radio', { name });
const isChecked = (name: string) => option(name).getAttribute('aria-checked') === 'true';

describe('a segmented choice', () => {
  it('MEMBER-01 says which option is chosen, and is one tab stop', () => {
    show();
    expect(screen.getByRole('radiogroup', { name: 'Plans' })).toBeTruthy();
    expect([isChecked('India'), isChecked('International')]).toEqual([true, false]);
    expect([option('India').tabIndex, option('International').tabIndex]).toEqual([0, -1]);
  });

  it('changes when another option is pressed, and only then', () => {
    const chosen = show();
    fireEvent.click(option('India'));
    expect(chosen).not.toHaveBeenCalled();
    fireEvent.click(option('International'));
    expect(chosen.mock.calls).toEqual([['international']]);
    expect([isChecked('India'), isChecked('International')]).toEqual([false, true]);
  });

  it.each(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'])('changes with %s, and wraps round', (key) => {
    show();
    option('India').focus();
    fireEvent.keyDown(option('India'), { key });
    expect(isChecked('International')).toBe(true);
    expect(document.activeElement).toBe(option('International'));
  });

  it('leaves other keys to the page', () => {
    const chosen = show();
    expect(fireEvent.keyDown(option('India'), { key: 'a' })).toBe(true);
    expect(chosen).not.toHaveBeenCalled();
  });
});
