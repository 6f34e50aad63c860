import { describe, expect, it } from 'vitest';
import { asUntrustedHtml } from '#core/html/untrusted-html.ts';
import { bodyOf, fullItems } from '../testing/full-answers.ts';
import { readNoting } from '../testing/read-noting.ts';
import { linkedNews } from './linked-news.ts';

const first = (change: Record<string, unknown>) =>
  readNoting(linkedNews, [{ ...fullItems.linkedNews, ...change }]).answer.items[0];

describe('linked news', () => {
  it('API-26, HOME-20 is read with the heading next to the list', () => {
    expect(readNoting(linkedNews, bodyOf('linkedNews', [fullItems.linkedNews])).answer).toEqual({
      headingText: 'In the news',
      items: [
        {
          type: 'youtube',
          title: 'Opening night',
          thumbnail: 'thumbs/opening.jpg',
          alt: 'Dancers',
          url: 'https://video.example/embed/1',
          heading: asUntrustedHtml('<b>Opening</b>'),
          description: asUntrustedHtml('<p>The first evening.</p>'),
          source: 'Sample Courier',
        },
      ],
    });
  });

  it('has no heading if none is given', () => {
    for (const body of [[], { data: [] }, { data: [], headingText: null }]) {
      expect(readNoting(linkedNews, body).answer).toEqual({ headingText: '', items: [] });
    }
  });

  it('GALLERY-07 knows the three types in any case, others are "other"', () => {
    expect(first({ type: 'Image' })?.type).toBe('image');
    expect(first({ type: 'video' })?.type).toBe('video');
    expect(first({ type: 'pdf' })?.type).toBe('other');
  });

  it('GALLERY-05, GALLERY-08 missing fields are empty texts', () => {
    expect(first({ thumbnail: null, source: null, headingtext: undefined })).toMatchObject({
      thumbnail: '',
      source: '',
      heading: '',
    });
  });
});
