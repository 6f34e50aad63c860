import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { gameDetail } from '#core/contract/entities/game-detail.ts';
import type { UntrustedHtml } from '#core/html/untrusted-html.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { GameView } from './game-view.tsx';

// Sanitising needs a real browser and is tested there. Here the markup is shown as passed in.
vi.mock('../../../ui/safe-html/safe-html.tsx', async () => {
  const { openUntrustedHtml } = await import('#core/html/untrusted-html.ts');
  return { SafeHtml: ({ html }: { html: UntrustedHtml }) => <div>{openUntrustedHtml(html)}</div> };
});

const FULL = {
  gamename: 'Kithara and Lyre',
  icon: '/media/games/kithara.svg',
  description: '<p>Seven <b>strings</b></p>',
  htmlcode: '<h2>Rules</h2><ul><li>No amplifier</li></ul>',
  imageurl: 'media/games/large.svg',
  eventname: 'Spring games',
  buttontext: 'Register now',
  buttonurl: 'https://enrol.example/game?id=7',
  buttonregister: 'How to register',
  buttonregistertext: '<p>You need a <em>name</em>.</p>',
  subgames: [
    {
      subgame: 'Solo',
      icon: '',
      description: 'One player',
      buttontext: 'Register',
      buttonurl: 'https://enrol.example/solo',
      readmoretext: 'All about it',
      subGamePageUrl: '/event/spring/music/kithara/solo',
    },
    { subgame: 'Duet', readmoretext: '', subGamePageUrl: 'duet', buttontext: '', buttonurl: '' },
    { subgame: 'Hymn', readmoretext: 'Read', subGamePageUrl: '' },
  ],
};

function show(fields: object, trackingString: string | null = 'ABC123') {
  const game = gameDetail.read([{ ...FULL, ...fields }], () => {});
  if (game === null) throw new Error('no game');
  return render(
    <I18nextProvider i18n={createI18n()}>
      <MemoryRouter>
        <GameView
          game={game}
          trail={[{ label: 'Events', to: '/event' }]}
          eventName={game.eventName}
          address="/event/spring/music/kithara"
          trackingString={trackingString}
        />
      </MemoryRouter>
    </I18nextProvider>,
  );
}
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const part = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (item === null) throw new Error(`no part ${name}`);
  return within(item);
};

beforeAll(() => {
  // This document loads no pictures either, so none is broken.
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { value: false });
  // The test document does not support modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});

describe('the page of a game', () => {
  it('GAME-01 shows name, icon, description, html, image and event name', () => {
    const { container } = show({});
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kithara and Lyre');
    expect(screen.getByText('Spring games')).toBeTruthy();
    const pictures = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(pictures).toEqual(
      expect.arrayContaining([
        '/media/games/kithara.svg',
        '/media/games/large.svg',
        '/default-thumbnail.jpg',
      ]),
    );
    expect(screen.getByText(FULL.description)).toBeTruthy();
    expect(screen.getByText(FULL.htmlcode)).toBeTruthy();
  });

  it('GAME-02 has one button, with the tracking string', () => {
    show({});
    expect(href('Register now')).toBe('https://enrol.example/game?id=7&track=ABC123');
  });

  it.each([{ buttontext: '' }, { buttonurl: '' }, { buttonurl: 'javascript:alert(1)' }])(
    'GAME-02 has no button for %j',
    (fields) => {
      show(fields);
      expect(screen.queryByRole('link', { name: 'Register now' })).toBeNull();
    },
  );

  it('GAME-03 opens the registration text as markup, and closes it', async () => {
    show({});
    expect(screen.queryByText(/You need/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'How to register' }));
    const dialog = await screen.findByRole('dialog', { name: 'How to register' });
    expect(within(dialog).getByText(FULL.buttonregistertext)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('GAME-03 has no such button without a label', () => {
    show({ buttonregister: '' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('GAME-04 lists its sub-games with their links', () => {
    show({});
    expect(part('Solo').getByText('One player')).toBeTruthy();
    const [register, more] = part('Solo').getAllByRole('link');
    expect(register?.getAttribute('href')).toBe('https://enrol.example/solo?track=ABC123');
    expect(more?.textContent).toBe('All about it Solo');
    expect(more?.getAttribute('href')).toBe('/event/spring/music/kithara/solo');
  });

  it('GAME-04 gives a link without text the default label, and leaves out a link without an address', () => {
    show({});
    const [more] = part('Duet').getAllByRole('link');
    expect(more?.textContent).toBe('Read More Duet');
    expect(more?.getAttribute('href')).toBe('/event/spring/music/kithara/duet');
    expect(part('Hymn').queryByRole('link')).toBeNull();
  });

  it('ERR-03 shows a game with nothing but a name', () => {
    const empty = Object.fromEntries(Object.keys(FULL).map((key) => [key, null]));
    const { container } = show({ ...empty, gamename: 'Poetry' });
    expect(container.textContent).toBe('EventsPoetry');
  });
});
