import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardExits } from './guard-exits.ts';

const open = vi.fn();
const handOff = vi.fn();
let stop = () => {};

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = `
    <a id="in" href="/news">in</a>
    <a id="tab" href="/news" target="_blank">in a tab</a>
    <a id="out" href="https://elsewhere.example/"><b>out</b></a>
    <a id="bad" href="javascript:alert(1)">bad</a>
    <a id="part" href="#rest">part</a><p id="rest"></p>
    <div id="shy"><a id="hidden" href="https://elsewhere.example/2">kept to itself</a></div>
    <form><button id="send">send</button></form>`;
  document.getElementById('shy')?.addEventListener('click', (event) => event.stopPropagation());
  stop = guardExits({ open, handOff });
});
afterEach(() => stop());

/** Whether the browser would act on the event. */
function press(id: string, type = 'click'): boolean {
  const target = document.getElementById(id)?.firstElementChild ?? document.getElementById(id);
  return target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true })) ?? false;
}

it('K2 an exit is shown instead of followed, even if part of the page stops click events', () => {
  expect([press('out'), press('hidden')]).toEqual([false, false]);
  expect(handOff.mock.calls.map(([exit]) => exit.address)).toEqual([
    'https://elsewhere.example/',
    'https://elsewhere.example/2',
  ]);
});

it('K2 one of our screens opens in place, whatever tab the link targets', () => {
  expect([press('in'), press('tab')]).toEqual([false, false]);
  expect(open.mock.calls).toEqual([['/news'], ['/news']]);
  expect(handOff).not.toHaveBeenCalled();
});

it('leaves a click alone that the page has handled itself', () => {
  document.getElementById('in')?.addEventListener('click', (event) => event.preventDefault());
  press('in');
  expect(open).not.toHaveBeenCalled();
});

it('K2 bad addresses, other mouse buttons, long presses, dragged links and unhandled forms do nothing', () => {
  expect(press('bad')).toBe(false);
  expect(press('in', 'auxclick')).toBe(false);
  expect(press('in', 'contextmenu')).toBe(false);
  expect(press('out', 'dragstart')).toBe(false);
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  expect(document.querySelector('form')?.dispatchEvent(submit)).toBe(false);
  expect([open.mock.calls, handOff.mock.calls]).toEqual([[], []]);
});

it('goes to a section of the page without a history entry', () => {
  const scroll = vi.fn();
  Object.assign(document.getElementById('rest') ?? {}, { scrollIntoView: scroll });
  expect(press('part')).toBe(false);
  expect(scroll).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
});
