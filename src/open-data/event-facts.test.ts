import { expect, it } from 'vitest';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { eventFacts } from './event-facts.ts';

it('DATA-01 a long introduction is shortened between signs, never within one', () => {
  for (let before = 295; before <= 300; before++) {
    const introduction1 = `<p>${'a'.repeat(before)}😀👩‍👩‍👧😀 and more</p>`;
    const event = eventDetail.read([{ eventname: 'Athens Games', introduction1 }], () => undefined);
    const { description } = eventFacts('athens', event as NonNullable<typeof event>, [], null);
    expect(description).not.toMatch(/\p{Surrogate}/u);
    expect(description).toMatch(/^a+(?:😀(?:👩‍👩‍👧)?)?…$/u);
  }
});
