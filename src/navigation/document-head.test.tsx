import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '#core/settings.ts';
import { DocumentHead, type PreviewPicture } from './document-head.tsx';

const { siteUrl } = settings;
afterEach(() => void Object.assign(settings, { siteUrl }));

function show(picture?: PreviewPicture, isHidden = false) {
  render(
    <DocumentHead
      address="/event/river-games"
      title="River Games – The games"
      description="All events."
      previewDescription="Four days by the river."
      keywords="river"
      siteName="The games"
      language="en"
      kind="website"
      picture={picture}
      hidden={isHidden}
    />,
  );
}

const contentOf = (name: string) =>
  document.head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

describe('the head of a page that is built with the address of the site', () => {
  beforeEach(() => void Object.assign(settings, { siteUrl: 'https://games.example' }));

  it('DATA-06 names itself by its whole address, wherever it is rendered', () => {
    show();
    expect(canonical()).toBe('https://games.example/event/river-games');
    expect(contentOf('og:url')).toBe('https://games.example/event/river-games');
  });

  it('DATA-06 names the picture of the site by its whole address', () => {
    show();
    expect(contentOf('og:image')).toBe('https://games.example/pictures/og-1200x630.png');
  });

  it.each([
    ['/previews/river-games.jpg', 'https://games.example/previews/river-games.jpg'],
    ['https://media.example/river.webp', 'https://media.example/river.webp'],
  ])('DATA-06 names its own picture by its whole address: %s', (address, whole) => {
    show({ address, alt: 'River Games', isMeasured: false });
    expect(contentOf('og:image')).toBe(whole);
  });

  it('DATA-06 has no canonical address if it is hidden, and previews still find it', () => {
    show(undefined, true);
    expect(canonical()).toBeUndefined();
    expect(contentOf('og:url')).toBe('https://games.example/event/river-games');
  });
});

it('DATA-06 a page says the same to programs that read the tags of X alone', () => {
  Object.assign(settings, { siteUrl: 'https://games.example' });
  show({ address: '/previews/river-games.jpg', alt: 'River Games', isMeasured: true });
  expect(contentOf('twitter:card')).toBe('summary_large_image');
  for (const part of ['title', 'description', 'image', 'image:alt']) {
    expect(contentOf(`twitter:${part}`), part).toMatch(/\S/);
    expect(contentOf(`twitter:${part}`), part).toBe(contentOf(`og:${part}`));
  }
});

it('DATA-06 a page names no site of its own where nothing is known of it', () => {
  Object.assign(settings, { siteUrl: '' });
  show();
  // In a browser the page is where it was served from; pictures are resolved against it.
  expect(canonical()).toBe(`${location.origin}/event/river-games`);
  expect(contentOf('og:image')).toBe('/pictures/og-1200x630.png');
});
