import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { useMotion } from '../../../data/preferences/motion.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { MotionSwitch } from './motion-switch.tsx';

function Frieze() {
  return <p>{useMotion().isStill ? 'The frieze stands' : 'The frieze moves'}</p>;
}
const page = () => (
  <I18nextProvider i18n={createI18n()}>
    <MotionSwitch look="sign" />
    <MotionSwitch look="words" />
    <Frieze />
  </I18nextProvider>
);
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('the one switch for all motion', () => {
  afterEach(() => localStorage.clear());

  it('HOME-07 stops everything, says so in both places, is stored, and can be undone', () => {
    const { unmount } = render(page());
    expect(names()).toEqual(['Pause all motion', 'Pause all motion']);
    screen.getByText('The frieze moves');
    fireEvent.click(screen.getAllByRole('button')[1] as HTMLElement);
    screen.getByText('The frieze stands');
    expect(document.documentElement.dataset.motion).toBe('still');
    expect(names()).toEqual(['Resume all motion', 'Resume all motion']);
    expect(localStorage.getItem('motion')).toBe('still');
    unmount();
    render(page());
    expect(names()).toEqual(['Resume all motion', 'Resume all motion']);
    act(() => screen.getAllByRole('button')[0]?.click());
    screen.getByText('The frieze moves');
    expect(document.documentElement.dataset.motion).toBe('moving');
  });

  it('has the same name in prerendered HTML as on a page that moves', () => {
    expect(renderToString(page()).match(/Pause all motion/g)?.length).toBeGreaterThanOrEqual(2);
  });
});
