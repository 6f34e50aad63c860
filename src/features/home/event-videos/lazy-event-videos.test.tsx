import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LazyEventVideos } from './lazy-event-videos.tsx';

vi.mock('./event-videos.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('HOME-20 HOME-16 closes again if its code fails to load, so that the events keep rotating', async () => {
  const closed = vi.fn();
  render(<LazyEventVideos eventId="101" onOpen={() => {}} onClose={closed} />);
  await waitFor(() => expect(closed).toHaveBeenCalled());
});
