import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { ArrivalAnnouncer } from './arrival-announcer.tsx';

afterEach(cleanup);

const heading = () => screen.getByRole('heading', { level: 1 });

/** Goes to a page that renders a new heading when its answer arrives; the returned function delivers that answer. */
async function arriveAtSkeleton() {
  let answer = (_name: string) => {};
  function Game() {
    const [name, setName] = useState('Loading');
    answer = setName;
    return <h1 key={name}>{name}</h1>;
  }
  const frame = (
    <>
      <main tabIndex={-1}>
        <Outlet />
      </main>
      <ArrivalAnnouncer />
    </>
  );
  const children = [
    { path: '/', element: <h1>Home</h1> },
    { path: '/game', element: <Game /> },
  ];
  const router = createMemoryRouter([{ element: frame, children }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/game'));
  expect(document.activeElement).toBe(heading());
  return (name: string) => act(async () => answer(name));
}

describe('the focus on arrival at a page whose answer is loading', () => {
  it('moves from the skeleton’s heading to the page’s heading', async () => {
    const answer = await arriveAtSkeleton();
    await answer('Kithara');
    expect(heading().textContent).toBe('Kithara');
    expect(document.activeElement).toBe(heading());
  });

  it('stays where the visitor has moved it meanwhile', async () => {
    const answer = await arriveAtSkeleton();
    dispatchEvent(new Event('pointerdown'));
    heading().blur();
    await answer('Kithara');
    expect(document.activeElement).toBe(document.body);
  });
});
