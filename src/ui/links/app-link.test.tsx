// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createI18n } from '../../i18n/i18n.ts';
import { AppLink } from './app-link.tsx';

createI18n();

afterEach(cleanup);

const show = (link: React.ReactElement) => render(<MemoryRouter>{link}</MemoryRouter>);

describe('AppLink', () => {
  it('leaves plain text if an address must not become a link (X2)', () => {
    const { container } = show(<AppLink to="javascript:alert(1)">Press</AppLink>);
    expect(container.querySelector('a')).toBeNull();
    expect(container.textContent).toBe('Press');
  });

  it('renders nothing for a button without an address', () => {
    const { container } = show(
      <AppLink to="" whenUnsafe="nothing">
        Press
      </AppLink>,
    );
    expect(container.textContent).toBe('');
  });

  it('LAYOUT-07 opens another site in a new tab only when asked, and gives it no access to our window', () => {
    show(
      <>
        <AppLink to="https://example.org/a">same</AppLink>
        <AppLink to="https://example.org/b" newTab>
          new
        </AppLink>
      </>,
    );
    expect(screen.getByText('same').getAttribute('target')).toBeNull();
    expect(screen.getByText(/^new/).getAttribute('target')).toBe('_blank');
    expect(screen.getByText(/^new/).getAttribute('rel')).toContain('noopener');
  });

  it('LAYOUT-07 says that a new tab opens, also for a screen of ours and for a file', () => {
    show(
      <>
        <AppLink to="/event" newTab>
          Events
        </AppLink>
        <AppLink to="/documents/a.pdf" newTab>
          Paper
        </AppLink>
        <AppLink to="/news">News</AppLink>
      </>,
    );
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Events (opens in a new tab)',
      'Paper (opens in a new tab)',
      'News',
    ]);
  });
});
