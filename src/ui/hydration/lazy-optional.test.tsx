import { render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyOptional } from './lazy-optional.ts';

interface WordProps {
  readonly word: string;
}
const Word = ({ word }: WordProps) => <p>{word}</p>;
const draw = (Late: ComponentType<WordProps>) =>
  render(
    <Suspense fallback="on its way">
      <Late word="here" />
    </Suspense>,
  );

it('a late component is rendered once it has loaded', async () => {
  draw(lazyOptional(async () => Word));
  expect(screen.getByText('on its way')).toBeTruthy();
  expect(await screen.findByText('here')).toBeTruthy();
});

it('ERR-04 a component that fails to load leaves its place empty, or shows the given fallback', async () => {
  const lost = () => Promise.reject(new Error('Unable to preload CSS for /assets/word.css'));
  const { container, unmount } = draw(lazyOptional(lost));
  await expect.poll(() => container.textContent).toBe('');
  unmount();
  draw(lazyOptional(lost, ({ word }: WordProps) => <p>no {word}</p>));
  expect(await screen.findByText('no here')).toBeTruthy();
});
