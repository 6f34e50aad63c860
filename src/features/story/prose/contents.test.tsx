import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Contents } from './contents.tsx';
import { Prose } from './prose.tsx';

const text = [{ heading: 'First things' }, 'Words.', { heading: 'Who, when & “why”?' }, { list: ['one'] }];

it('ROUTE-26 ROUTE-27 every entry of the contents links to its heading', () => {
  render(
    <MemoryRouter>
      <Contents text={text} label="Contents" />
      <Prose text={text} isLinked />
    </MemoryRouter>,
  );
  expect(screen.getByRole('navigation', { name: 'Contents' })).toBeTruthy();
  const led = screen.getAllByRole('link').map((link) => {
    const id = new URL((link as HTMLAnchorElement).href).hash.slice(1);
    return [link.textContent, document.getElementById(id)?.textContent];
  });
  expect(led).toEqual([
    ['First things', 'First things'],
    ['Who, when & “why”?', 'Who, when & “why”?'],
  ]);
});

it('headings of a text that is not linked have no id', () => {
  render(<Prose text={text} />);
  expect(document.querySelector('[id]')).toBeNull();
});
