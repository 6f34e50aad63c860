import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LazyEventVideos } from './lazy-event-videos.tsx';

vi.mock('./event-videos.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('HOME-20 HOME-16 closes again when its part of the application does not come, so that the events go on', async () => {
  const closed = vi.fn();
  render(<LazyEventVideos eventId="101" onOpen={() => {}} onClose={closed} />);
  await waitFor(() => expect(closed).toHaveBeenCalled());
});
