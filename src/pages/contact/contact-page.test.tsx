import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contactPayload } from '#core/contract/testing/contact-payload.ts';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import type { EditLock } from '../../data/outbox/kept-messages.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { editState } from '../../navigation/edit-state.ts';
import { ContactPage } from './contact-page.tsx';

const kept = vi.hoisted(() => ({ hold: vi.fn<(id: string) => Promise<EditLock>>() }));
vi.mock('../../data/outbox/kept-messages.ts', () => ({ lockKeptMessage: kept.hold }));
vi.mock('../../data/outbox/outbox-state.ts', () => ({ useOutboxMessages: () => [] }));
vi.mock('../../data/outbox/draft.ts', () => ({
  draftOf: () => ({ find: async () => null, keep() {}, flush() {}, forget() {} }),
}));

const payload = contactPayload();

function open(state: unknown) {
  vi.stubGlobal('fetch', async () => Response.json({ status: 1, data: [] }));
  const routes = [
    { path: '/contact', element: <ContactPage /> },
    { path: '*', element: null },
  ];
  const initialEntries = ['/before', { pathname: '/contact', state }];
  const router = createMemoryRouter(routes, { initialEntries });
  render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');

beforeEach(() => {
  kept.hold.mockReset().mockResolvedValue({ kind: 'held', payload });
});

describe('a message of the outbox that the visitor wants to change', () => {
  it('OFFLINE-14 is put into the form, once', async () => {
    const router = open(editState('a'));
    await waitFor(() => expect(message().value).toBe('Hello'));
    expect(document.activeElement).toBe(message());
    expect(kept.hold).toHaveBeenCalledExactlyOnceWith('a');
    expect(router.state.location.state).toBeNull();
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('KIOSK-04 is not put into it again for the next visitor', async () => {
    const router = open(editState('a'));
    await waitFor(() => expect(message().value).toBe('Hello'));
    await router.navigate('/elsewhere');
    await waitFor(() => expect(screen.queryByLabelText('Message')).toBeNull());
    await router.navigate(-1);
    await screen.findByLabelText('Message');
    expect(message().value).toBe('');
    expect(kept.hold).toHaveBeenCalledOnce();
  });

  it('says so if it is already being sent', async () => {
    kept.hold.mockResolvedValue({ kind: 'being-sent' });
    open(editState('a'));
    await screen.findByText('It is being sent right now and cannot be stopped.');
    expect(message().value).toBe('');
  });

  it('is not looked up without being asked for', () => {
    open(null);
    expect(kept.hold).not.toHaveBeenCalled();
    expect(message().value).toBe('');
  });
});
