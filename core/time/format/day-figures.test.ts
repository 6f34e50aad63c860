import { describe, expect, it } from 'vitest';
import { dayFigures } from './day-figures.ts';

const date = (year: number, month: number, day: number) => ({ year, month, day });

describe('the large dates of an event', () => {
  it('are one figure for a single day', () => {
    const single = { from: '23', to: undefined, caption: ['November', '2024'], spoken: undefined };
    expect(dayFigures(date(2024, 11, 23), date(2024, 11, 23), 'en')).toEqual(single);
    expect(dayFigures(date(2024, 11, 23), null, 'en')).toEqual(single);
  });

  it('are two figures above one month', () => {
    expect(dayFigures(date(2026, 10, 12), date(2026, 10, 18), 'en')).toEqual({
      from: '12',
      to: '18',
      caption: ['October', '2026'],
      spoken: ['12th October 2026', '18th October 2026'],
    });
  });

  it('name both months, and both years, if they differ', () => {
    expect(dayFigures(date(2024, 4, 30), date(2024, 5, 2), 'en').caption).toEqual(['Apr – May', '2024']);
    expect(dayFigures(date(2023, 12, 31), date(2024, 1, 2), 'en').caption).toEqual([
      'Dec 2023 –',
      'Jan 2024',
    ]);
  });

  it('are written in the language of the visitor', () => {
    expect(dayFigures(date(2026, 10, 12), null, 'fr').caption).toEqual(['octobre', '2026']);
    expect(dayFigures(date(2026, 10, 12), null, 'ja').caption).toEqual(['2026年', '10月']);
    expect(dayFigures(date(2026, 10, 12), null, 'ne').caption).toEqual(['2026', 'अक्टोबर']);
    expect(dayFigures(date(2024, 4, 30), date(2024, 5, 2), 'ko').caption).toEqual(['2024년', '4월 – 5월']);
    expect(dayFigures(date(2023, 12, 31), date(2024, 1, 2), 'zh').caption).toEqual([
      '2023年12月 –',
      '2024年1月',
    ]);
  });
});
