import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlayerFrame } from './player-frame.tsx';

it.each([
  ['after a press may write to the clipboard', false],
  ['unasked may not', true],
])('a player that appears %s', (_, isUnasked) => {
  const { unmount } = render(
    <PlayerFrame address="https://film.example/a" title="Film" isUnasked={isUnasked} />,
  );
  expect(screen.getByTitle('Film').getAttribute('allow')?.includes('clipboard-write')).toBe(!isUnasked);
  unmount();
});
