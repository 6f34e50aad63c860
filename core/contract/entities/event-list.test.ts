import { describe, expect, it } from 'vitest';
import { asUntrustedHtml } from '#core/html/untrusted-html.ts';
import { fullItems } from '../testing/full-answers.ts';
import { readNoting } from '../testing/read-noting.ts';
import { eventList } from './event-list.ts';

const first = (change: Record<string, unknown> = {}) =>
  readNoting(eventList, [{ ...fullItems.eventList, ...change }]).answer[0];

describe('a listed event', () => {
  it('is read with every field of the list item and of the upcoming event', () => {
    expect(first()).toEqual({
      id: '7',
      name: 'Spring Festival',
      heading: asUntrustedHtml('<b>Spring</b>'),
      image: 'spring.jpg',
      imageType: 'image',
      landmark: 'Old Theatre',
      address: '1 Long Street',
      state: 'Delhi',
      combinedAddress: 'Old Theatre, 1 Long Street, Delhi',
      startDate: '05-03-2024',
      endDate: '08-03-2024',
      readMorePath: 'spring',
      icons: [{ icon: 'icons/photo.svg', link: 'https://social.example/spring' }],
      button: { text: 'Register', url: 'https://enrol.example/spring' },
      restPageUrl: 'https://enrol.example/rest',
      newsButton: { isVisible: true, text: 'News videos' },
    });
  });

  it('HOME-18 shows the news button for the text 1 only, also when it comes as a number', () => {
    for (const yes of ['1', 1]) expect(first({ buttonvisiblenews: yes })?.newsButton.isVisible).toBe(true);
    for (const no of ['0', '', null, undefined, true, 'true', '2', '01']) {
      expect(first({ buttonvisiblenews: no })?.newsButton.isVisible).toBe(false);
    }
  });

  it('EVENTS-09 knows image and youtube, every other type is "other"', () => {
    expect(first({ imagetype: 'youtube' })?.imageType).toBe('youtube');
    for (const unknown of ['pdf', '', null]) expect(first({ imagetype: unknown })?.imageType).toBe('other');
  });

  it('EVENTS-06 has no icons for null, for a text, or for icons without a link', () => {
    for (const none of [null, '', 'x', [], [{ icon: 'a.svg' }]])
      expect(first({ icons: none })?.icons).toEqual([]);
  });

  it('EVENTS-04 reads a place of blanks only as empty', () => {
    expect(first({ landmark: '   ', statename: null })).toMatchObject({ landmark: '', state: '' });
  });

  it('names the entry of an inner list that was left out', () => {
    const { notes } = readNoting(eventList, [{ ...fullItems.eventList, icons: [{ icon: 'a.svg' }, null] }]);
    expect(notes).toEqual(['entry 0 left out: "href" is empty', 'entry 1 left out: is not an object']);
  });
});
