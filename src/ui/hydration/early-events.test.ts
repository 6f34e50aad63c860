import { afterEach, expect, it } from 'vitest';
import { createEarlyEvents } from './early-events.ts';

afterEach(() => document.body.replaceChildren());

function listOf(name: string): HTMLSelectElement {
  const list = document.createElement('select');
  list.name = name;
  list.innerHTML = '<option>all</option><option>one</option>';
  document.body.append(list);
  return list;
}

it('two choices made before hydration are both kept, although each is based on what the page shows at that moment', async () => {
  let shown: Record<string, string> = {};
  const lists = [listOf('game'), listOf('place')];
  const presses = createEarlyEvents();
  for (const list of lists) {
    list.value = 'one';
    presses.note({ type: 'change', target: list } as unknown as Event);
    list.addEventListener('change', () => {
      const next = { ...shown, [list.name]: list.value };
      // React renders after the press, not during it.
      queueMicrotask(() => {
        shown = next;
      });
    });
  }
  await presses.repeat();
  expect(shown).toEqual({ game: 'one', place: 'one' });
});
