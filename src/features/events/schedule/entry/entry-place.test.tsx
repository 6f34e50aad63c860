import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { PlanOnPageContext } from '../../../../domain/venues/place-link.ts';
import { usePlanOnPage } from '../../venue/use-place-link.ts';
import { EntryPlace } from './entry-place.tsx';

const EVENT = 'pythian-national-games';

function Row({ address }: { readonly address: string }) {
  return (
    <PlanOnPageContext value={usePlanOnPage(EVENT)}>
      <EntryPlace address={address} />
    </PlanOnPageContext>
  );
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <Row address={address} /> }], {
    initialEntries: [`/event/${EVENT}`],
  });
  render(<RouterProvider router={router} />);
  return router;
}

describe('VENUE-02 the place of an entry in a row of the schedule', () => {
  beforeEach(() => history.replaceState(null, '', '/?order=time&entry=abc'));

  it('leads to it on the plan, and keeps the choices of the schedule', () => {
    const router = open('Lyre Hall, Riverside Grounds');
    const link = screen.getByRole('link', { name: 'Lyre Hall, Riverside Grounds' });
    // Without scripts the browser goes there by itself.
    expect(link.getAttribute('href')).toBe('#place-lyre-hall');
    fireEvent.click(link);
    const { pathname, search, hash } = router.state.location;
    expect([pathname, search, hash]).toEqual([`/event/${EVENT}`, '?order=time', '#place-lyre-hall']);
  });

  it('is left to the browser if a new tab is asked for', () => {
    const router = open('Lyre Hall');
    fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
    expect(router.state.location.hash).toBe('');
  });

  it('stays words where the plan does not know it, or there is none', () => {
    open('Canal Stage');
    screen.getByText('Canal Stage');
    expect(screen.queryByRole('link')).toBeNull();
    render(<EntryPlace address="Lyre Hall" />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
