import { beforeEach, describe, expect, it } from 'vitest';
import {
  applyStoredTheme,
  chooseTheme,
  currentTheme,
  followTheme,
  storedTheme,
  themeAfter,
} from './theme.ts';

const medias = () => [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'));

describe('the choice of colours', () => {
  beforeEach(() => {
    localStorage.clear();
    document.documentElement.removeAttribute('data-theme');
    document.head.innerHTML =
      '<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">' +
      '<meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)">';
  });

  it('follows the device until the visitor chooses', () => {
    applyStoredTheme();
    expect(currentTheme()).toBe('system');
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  it('is remembered and applied on the next page', () => {
    chooseTheme('dark');
    document.documentElement.removeAttribute('data-theme');
    applyStoredTheme();
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it('accepts no other stored value', () => {
    localStorage.setItem('theme', 'neon');
    expect(storedTheme()).toBe('system');
  });

  it('colours the browser’s bars with the chosen scheme, and follows the device again afterwards', () => {
    chooseTheme('dark');
    expect(medias()).toEqual(['not all', 'all']);
    chooseTheme('system');
    expect(medias()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it('cycles through the themes', () => {
    expect([themeAfter('system'), themeAfter('light'), themeAfter('dark')]).toEqual([
      'light',
      'dark',
      'system',
    ]);
  });

  it('notifies listeners until they stop', () => {
    let told = 0;
    const stop = followTheme(() => told++);
    chooseTheme('light');
    stop();
    chooseTheme('dark');
    expect(told).toBe(1);
  });
});
