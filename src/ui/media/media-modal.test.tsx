import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../i18n/i18n.ts';
import type { Media } from './media.ts';
import { MediaModal } from './media-modal.tsx';

createI18n();

const EMBED = 'https://www.youtube.com/embed/sample?start=3';
const film: Media = { kind: 'youtube', address: EMBED, title: 'The flame arrives' };
const clip: Media = { kind: 'video', address: '/media/gallery/clip.mp4', title: 'Hoops' };
const picture: Media = { kind: 'image', address: '/media/g1.svg', title: 'Lamps', alt: 'A thousand lamps' };

/** A visitor who has opened `first`; `terms` are as on the page. */
function Visit({
  first,
  isOnline = true,
  agreed = false,
}: {
  first: Media;
  isOnline?: boolean;
  agreed?: boolean;
}) {
  const [media, setMedia] = useState<Media | null>(first);
  const [hasAgreed, setHasAgreed] = useState(agreed);
  return (
    <MemoryRouter>
      <MediaModal
        media={media}
        onClose={() => setMedia(null)}
        obstacle={isOnline ? null : 'It plays when there is a network again.'}
        needsConsent={!hasAgreed}
        onConsent={() => setHasAgreed(true)}
      />
      <button type="button" onClick={() => setMedia(clip)}>
        Another
      </button>
      <output>{hasAgreed ? 'agreed' : 'not agreed'}</output>
    </MemoryRouter>
  );
}

const frame = () => document.querySelector('iframe');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const wayOut = () => screen.getByRole('link', { name: /^Watch on youtube\.com/ }).getAttribute('href');

beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});

describe('the media modal', () => {
  it('GALLERY-07 puts a film into a frame at exactly the given address once the visitor agrees', () => {
    render(<Visit first={film} agreed />);
    screen.getByRole('dialog', { name: 'The flame arrives' });
    expect(frame()?.getAttribute('src')).toBe(EMBED);
    expect(frame()?.getAttribute('title')).toBe('The flame arrives');
    expect(frame()?.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
  });

  it('sends no third-party request before the visitor agrees, plays this film by its button, and remembers nothing', () => {
    render(<Visit first={film} />);
    expect(frame()).toBeNull();
    screen.getByText(/comes from another site/);
    expect(wayOut()).toBe('https://www.youtube.com/watch?v=sample');
    press('Play video: The flame arrives');
    expect(frame()?.getAttribute('src')).toBe(EMBED);
    expect(document.activeElement).toBe(frame());
    screen.getByText('not agreed');
  });

  it('treats Got it! as permanent agreement', () => {
    render(<Visit first={film} />);
    press('Got it!');
    expect(frame()?.getAttribute('src')).toBe(EMBED);
    screen.getByText('agreed');
  });

  it('VIDEO-10 explains that there is no network, and leaves the plain link', () => {
    render(<Visit first={film} isOnline={false} agreed />);
    expect(frame()).toBeNull();
    screen.getByText(/when there is a network again/);
    expect(wayOut()).toBe('https://www.youtube.com/watch?v=sample');
  });

  it('GALLERY-07 plays a file, and shows a picture with its text', () => {
    const { unmount } = render(<Visit first={clip} />);
    const player = document.querySelector('video');
    expect(player?.getAttribute('src')).toBe('/media/gallery/clip.mp4');
    expect(player?.controls).toBe(true);
    unmount();
    render(<Visit first={picture} />);
    expect(screen.getByRole('img', { name: 'A thousand lamps' }).getAttribute('src')).toBe('/media/g1.svg');
  });

  it('GALLERY-07 ERR-03 leaves the link to a place on this origin that counts as another site', () => {
    const form = '/enrolment-sample/game?film=1';
    render(<Visit first={{ kind: 'video', address: form, title: 'Misplaced' }} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe(form);
  });

  it('says when a file cannot be played, and leaves the link to it', () => {
    render(<Visit first={clip} />);
    fireEvent.error(document.querySelector('video') as HTMLVideoElement);
    screen.getByText(/won’t play here/);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/media/gallery/clip.mp4');
  });

  it('VIDEO-06 leaves no frame behind when it is closed, and shows the next one', async () => {
    render(<Visit first={film} agreed />);
    press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(frame()).toBeNull();
    press('Another');
    expect(document.querySelector('video')?.getAttribute('src')).toBe('/media/gallery/clip.mp4');
  });
});
