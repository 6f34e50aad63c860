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
});
