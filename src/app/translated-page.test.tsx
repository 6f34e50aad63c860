import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { council } from '#core/contract/entities/council.ts';
import { translatePage } from '../../tests/support/unit/translate-page.ts';
import { DayLabel } from '../features/events/schedule/day/day-label.tsx';
import { PackState } from '../features/offline/offline-pack/pack-state.tsx';
import { MessageOutlook } from '../features/offline/outbox/message-state.tsx';
import { PartnerView } from '../features/story/council/partner-view.tsx';
import { createI18n } from '../i18n/i18n.ts';

createI18n();

const raw = { slug: 'ione', firstname: 'Ione', lastname: 'Doe', description: '' };
const member = council.read({ status: 1, data: [{ title: 'Board', members: [raw] }] }, () => {})[0]
  ?.members[0];
const partner = (state: string) => (
  <PartnerView partner={{ state, member: state === 'success' ? member : null } as never} />
);
const day = (isToday: boolean) => (
  <DayLabel date={{ year: 2026, month: 3, day: 5 }} isToday={isToday} isShown={false} />
);
const outlook = (state: string, lastOutcome: object | null) => (
  <MessageOutlook message={{ state, lastOutcome, nextTryAt: 0, heldUntil: 0 } as never} />
);
const pack = (missingPictures: number) => {
  const receipt = { items: 2, bytes: 1, at: 0, missingPictures, answers: ['a'], pictures: ['b'] };
  return <PackState pack={{ state: 'whole', withPictures: true, receipt } as never} />;
};
const client = new QueryClient();
const Around = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>{children}</MemoryRouter>
  </QueryClientProvider>
);
const noAnswer = { kind: 'no-answer', reason: 'timeout' };

it.each<[string, ReactNode[]]>([
  ['a partner who is found after all', [partner('loading'), partner('unknown'), partner('success')]],
  ['an unknown partner', [partner('success'), partner('unknown')]],
  ['a day that becomes today, and is over', [day(false), day(true), day(false)]],
  [
    'a message that waits',
    [outlook('waiting', null), outlook('waiting', noAnswer), outlook('refused', null)],
  ],
  ['a pack without some of its pictures', [pack(0), pack(2), pack(0)]],
])('I18N-04 %s is rendered on a translated page as on any other', async (_, steps) => {
  let next = () => {};
  function Page() {
    const [at, setAt] = useState(0);
    next = () => setAt(at + 1);
    return <section>{steps[at]}</section>;
  }
  const { container } = render(<Page />, { wrapper: Around });
  translatePage();
  expect(container.querySelector('font')).not.toBeNull();
  for (const step of steps.slice(1)) {
    await act(async () => next());
    const plain = render(<section>{step}</section>, { wrapper: Around });
    expect(container.textContent).toBe(plain.container.textContent);
    plain.unmount();
  }
});
