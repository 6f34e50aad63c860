import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Providers } from '../../../app/providers.tsx';
import { createI18n } from '../../../i18n/i18n.ts';
import { NationMap } from './nation-map.tsx';
import { nationName } from './nation-name.ts';

const map = (
  <Providers queryClient={new QueryClient()} i18n={createI18n()}>
    <NationMap />
  </Providers>
);

describe('the list of nations next to the map', () => {
  it('MAP-02 MAP-09 is in the prerendered page, with or without a map', () => {
    const html = renderToString(map);
    expect(html.match(/aria-pressed="false"/g)).toHaveLength(21);
    expect(html).not.toContain('style=');
    expect(html.lastIndexOf('aria-pressed'), 'the list comes first').toBeLessThan(
      html.indexOf('Map of the member nations'),
    );
  });

  it('selects one at a time, and announces it', () => {
    render(map);
    const told = () => document.querySelector('p[role="status"]')?.textContent;
    const nation = (name: string) => screen.getByRole('button', { name });
    fireEvent.click(nation('Kenya'));
    fireEvent.click(nation('Japan'));
    expect(nation('Kenya').getAttribute('aria-pressed')).toBe('false');
    expect(nation('Japan').getAttribute('aria-pressed')).toBe('true');
    expect(told()).toBe('Japan');
    fireEvent.click(nation('Japan'));
    expect(told()).toBe('');
  });

  it('has names in other languages', () => {
    const greece = { code: 'GR', name: 'Greece', latitude: 0, longitude: 0 };
    expect(nationName(greece, 'en')).toBe('Greece');
    expect(nationName(greece, 'fr')).toBe('Grèce');
    expect(nationName({ ...greece, code: '??' }, 'fr')).toBe('Greece');
  });
});
