// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Picture } from './picture.tsx';

// The test page loads no pictures: without this, each would look as if it had failed before hydration.
beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const size = { alt: 'A', width: 1280, height: 720 };
const source = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src');

describe('Picture', () => {
  it.each(['', '  ', null, undefined])('GALLERY-05 shows the default thumbnail for %j', (src) => {
    const { container } = render(<Picture src={src} {...size} />);
    expect(source(container)).toBe('/default-thumbnail.jpg');
  });

  it('GALLERY-05 shows the default thumbnail for a broken address, and the next address again', () => {
    const { container, rerender } = render(<Picture src="/broken.jpg" {...size} />);
    const image = container.querySelector('img');
    if (image !== null) fireEvent.error(image);
    expect(source(container)).toBe('/default-thumbnail.jpg');
    rerender(<Picture src="/next.jpg" {...size} />);
    expect(source(container)).toBe('/next.jpg');
  });

  it('GALLERY-05 shows the default thumbnail for an address that failed before hydration', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValueOnce(true);
    const { container } = render(<Picture src="/broken.jpg" {...size} />);
    expect(source(container)).toBe('/default-thumbnail.jpg');
  });

  it('leaves a plain box, and stops trying, if the fallback also fails to load', () => {
    const { container } = render(<Picture src="/broken.jpg" {...size} />);
    for (let asked = 0; asked < 2; asked += 1) {
      const image = container.querySelector('img');
      if (image !== null) fireEvent.error(image);
    }
    expect(container.querySelector('img')).toBeNull();
  });

  it('reserves its space before it has loaded', () => {
    const { container } = render(<Picture src="/a.jpg" {...size} />);
    const image = container.querySelector('img');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1280', '720']);
    expect(image?.getAttribute('loading')).toBe('lazy');
  });

  describe('of an uploaded picture', () => {
    const NAME = `${'ab'.repeat(16)}-1600x1200`;
    const address = `/uploads/${NAME}/1600.webp`;
    const sources = (container: HTMLElement) =>
      [...container.querySelectorAll('source')].map(({ type, media, srcset }) => [
        ...[type, media, srcset.split(' ')[0]],
      ]);

    it('MEDIA-09 offers every variant, and reserves exactly its space', () => {
      const { container } = render(<Picture src={address} {...size} width={640} />);
      const image = container.querySelector('img');
      expect(sources(container)).toEqual([['image/avif', '', `/uploads/${NAME}/320.avif`]]);
      expect(image?.srcset).toContain(`/uploads/${NAME}/1280.webp 1280w`);
      expect(image?.sizes).toBe('auto, (max-width: 640px) 100vw, 640px');
      expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1600', '1200']);
    });

    it('MEDIA-09 offers those of the small screen’s picture to small screens first', () => {
      const small = `${'cd'.repeat(16)}-400x400`;
      const smallSrc = `/uploads/${small}/400.webp`;
      const { container } = render(<Picture src={address} smallSrc={smallSrc} {...size} loading="eager" />);
      const media = '(max-width: 767.98px)';
      expect(sources(container)).toEqual([
        ['image/avif', media, `/uploads/${small}/320.avif`],
        ['image/webp', media, `/uploads/${small}/320.webp`],
        ['', media, smallSrc],
        ['image/avif', '', `/uploads/${NAME}/320.avif`],
      ]);
      expect(container.querySelector('img')?.sizes).toBe('(max-width: 1280px) 100vw, 1280px');
    });

    it('MEDIA-09 falls back as any other picture if it is gone', () => {
      const { container } = render(<Picture src={address} {...size} />);
      const image = container.querySelector('img');
      if (image !== null) fireEvent.error(image);
      expect([source(container), image?.srcset, sources(container)]).toEqual([
        ...['/default-thumbnail.jpg', '', []],
      ]);
    });
  });
});
