import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Stage, useIsPageAwake } from './stage.tsx';

function Sign() {
  return <output>{useIsPageAwake() ? 'awake' : 'asleep'}</output>;
}
const page = (isLong: boolean) => (
  <>
    <Sign />
    <Stage>
      <p>First</p>
      {isLong && (
        <Stage>
          <p>Second</p>
        </Stage>
      )}
    </Stage>
  </>
);

it('a ready page is asleep until its last stage is alive, and a part that leaves does not keep it so', async () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(page(true));
  expect(box.textContent).toBe('asleepFirstSecond');
  const root = await act(async () => hydrateRoot(box, page(true)));
  expect(box.textContent).toBe('awakeFirstSecond');
  await act(async () => root.render(page(false)));
  expect(box.textContent).toBe('awakeFirst');
});
