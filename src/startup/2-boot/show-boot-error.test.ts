import { expect, it, vi } from 'vitest';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { showBootError } from './show-boot-error.ts';

const reloadForLostChunk = vi.hoisted(() => vi.fn());
vi.mock('../../lost-code/reload-for-lost-chunk.ts', () => ({ reloadForLostChunk }));

it.each([
  [new TypeError('Failed to fetch dynamically imported module'), 'missing'],
  [new SyntaxError('Unexpected token'), 'other'],
])(
  'ERR-04 if even the layout fails to load, a page says so, keeps what was prerendered, and checks whether a reload helps',
  async (lost, type) => {
    expectConsole(/Failed to fetch|Unexpected token/);
    document.body.innerHTML = '<div id="root">Ready words</div>';
    showBootError(lost);
    expect(document.querySelector('[role=alert]')?.textContent).toContain(`Loading chunk failed (${type}).`);
    expect(document.getElementById('root')?.textContent).toBe('Ready words');
    await vi.waitFor(() => expect(reloadForLostChunk).toHaveBeenLastCalledWith({ type }));
  },
);
