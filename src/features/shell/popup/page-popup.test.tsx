import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { popups } from '../../../../server/sample/popups.ts';
import { Providers } from '../../../app/providers.tsx';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import { QUIET_AT_FIRST_MS } from '../../../data/visit/use-is-quiet-time.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { PagePopup } from './page-popup.tsx';

const notice = {
  ispopupvisible: 1,
  ispopupvisibleonetime: 0,
  headingtext: 'The office moves',
  imgurl: '',
  headingtextdescription: '<p>Next month.</p>',
  buttontext: 'Read the notice',
  buttonurl: '',
};

const asked: (string | null)[][] = [];

/** A picture that loads or fails as soon as it is requested. */
class PictureAtOnce {
  onload = () => {};
  onerror = () => {};
  naturalWidth = 640;
  naturalHeight = 480;
  set src(address: string) {
    if (address.includes('lost')) this.onerror();
    else this.onload();
  }
}

/** Renders a page with its popup; `items` is the answer of the call. */
async function open(items: readonly object[], { pageName = 'about-us', eventId = '1' } = {}) {
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    asked.push([headers.get('pagename'), headers.get('eventid')]);
    return new Response(JSON.stringify({ data: items }), { headers: { 'content-type': 'application/json' } });
  });
  const router = createMemoryRouter([
    { path: '/imp-notification', element: <p>The notification</p> },
    { path: '*', element: <PagePopup pageName={pageName} eventId={eventId} /> },
  ]);
  const page = render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await act(async () => void (await vi.advanceTimersByTimeAsync(QUIET_AT_FIRST_MS)));
  // Its picture is requested when the browser is idle.
  await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
  return { router, ...page };
}
const dialog = () => screen.queryByRole('dialog');
const close = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  act(() => void vi.advanceTimersByTime(400));
};

beforeEach(() => {
  vi.useFakeTimers();
  // The visitor has started to use the page.
  vi.stubGlobal('scrollY', 1);
  vi.stubGlobal('Image', PictureAtOnce);
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  sessionStorage.clear();
  asked.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the popup of a page', () => {
  it.each([
    [1, true],
    ['1', true],
    [0, false],
    [null, false],
  ])('POPUP-01 with ispopupvisible %j is shown: %s', async (ispopupvisible, isShown) => {
    await open([{ ...notice, ispopupvisible }]);
    expect(dialog() !== null).toBe(isShown);
  });

  it('POPUP-01 is only the first item', async () => {
    await open(popups('membership', '1', { edge: false, today: new Date() } as never));
    expect(dialog()).toBeNull();
  });

  it('POPUP-01 renders nothing without any', async () => {
    await open([]);
    expect(dialog()).toBeNull();
  });

  it.each([
    ['home', '1', 'Home'],
    ['about-us', '1', 'about-us'],
    ['event/youth-pythian-games', '102', 'event/youth-pythian-games'],
  ])('API-08 of %s is requested once by its name', async (pageName, eventId, sent) => {
    await open([], { pageName, eventId });
    expect(asked).toEqual([[sent, eventId]]);
  });

  it('POPUP-02 does not appear while the session flag is 1', async () => {
    sessionStorage.setItem('popupClose', '1');
    await open([notice]);
    expect(dialog()).toBeNull();
  });

  it('POPUP-03 POPUP-04 closes, and without the one-time flag appears again with the page', async () => {
    const { unmount } = await open([notice]);
    close();
    expect(dialog()).toBeNull();
    expect(sessionStorage.getItem('popupClose')).toBeNull();
    unmount();
    await open([notice]);
    expect(dialog()).not.toBeNull();
  });

  it.each([1, '1'])(
    'POPUP-04 closed with the one-time flag %j it ends all popups of the session',
    async (flag) => {
      const { unmount } = await open([{ ...notice, ispopupvisibleonetime: flag }]);
      close();
      expect(sessionStorage.getItem('popupClose')).toBe('1');
      unmount();
      await open([notice], { pageName: 'contact' });
      expect(dialog()).toBeNull();
    },
  );

  it('POPUP-06 shows a picture given only by its address (Q-28)', async () => {
    await open([{ ...notice, imgurl: '/media/a.svg' }]);
    const image = document.querySelector('dialog img');
    expect(image?.getAttribute('src')).toBe('/media/a.svg');
    expect([image?.getAttribute('width'), image?.getAttribute('height')], 'its place').toEqual([
      '640',
      '480',
    ]);
  });

  it('POPUP-06 waits for its picture, so that nothing moves, but not forever', async () => {
    vi.stubGlobal('Image', class {});
    await open([{ ...notice, imgurl: '/media/slow.svg' }]);
    expect(dialog()).toBeNull();
    await act(async () => void (await vi.advanceTimersByTimeAsync(15_000)));
    expect(dialog()).not.toBeNull();
    expect(document.querySelector('dialog img')).toBeNull();
  });

  it('POPUP-06 appears without a picture that fails to load', async () => {
    await open([{ ...notice, imgurl: '/media/lost.svg' }]);
    expect(dialog()).not.toBeNull();
    expect(document.querySelector('dialog img')).toBeNull();
  });

  it('POPUP-07 links to the address of its button, and has no button without text', async () => {
    const { unmount } = await open([{ ...notice, buttonurl: 'https://example.org/?plan=visit' }]);
    const link = screen.getByRole('link', { name: /Read the notice/ });
    expect(link.getAttribute('href')).toBe('https://example.org/?plan=visit');
    unmount();
    await open([{ ...notice, buttontext: ' ' }]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('POPUP-08 POPUP-11 links to the notification of its page without an address, and closes', async () => {
    const { router } = await open([notice]);
    fireEvent.click(screen.getByRole('link', { name: 'Read the notice' }));
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/imp-notification?page=about-us',
    );
    expect(dialog()).toBeNull();
  });

  it('POPUP-08 API-28 passes on the id of its event', async () => {
    const { router } = await open([notice], { pageName: 'event/youth-pythian-games', eventId: '102' });
    fireEvent.click(screen.getByRole('link', { name: 'Read the notice' }));
    expect(router.state.location.search).toBe('?page=event%2Fyouth-pythian-games&event=102');
  });
});
