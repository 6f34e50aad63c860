import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordEarlyEvents, replayEarlyEvents, stopRecording } from './record-early-events.ts';

const put = (html: string) => {
  document.body.innerHTML = html;
  const button = document.querySelector('button') as HTMLButtonElement;
  const onClick = vi.fn();
  return { button, onClick, hydrate: () => button.addEventListener('click', onClick) };
};

afterEach(() => {
  stopRecording();
  replayEarlyEvents();
  document.body.innerHTML = '';
});

it('replays, once, a button press from before hydration', () => {
  recordEarlyEvents();
  const { button, onClick, hydrate } = put('<button type="button"><b>Menu</b></button>');
  button.querySelector('b')?.click();
  hydrate();
  replayEarlyEvents();
  replayEarlyEvents();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('CONTACT-06 submits a form whose button was pressed too early', () => {
  recordEarlyEvents();
  const { button } = put('<form method="dialog"><button>Send</button></form>');
  button.click();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  button.form?.addEventListener('submit', onSubmit);
  replayEarlyEvents();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('forgets a button that is gone', () => {
  recordEarlyEvents();
  const { button, onClick, hydrate } = put('<button type="button">Menu</button>');
  button.click();
  hydrate();
  button.remove();
  replayEarlyEvents();
  expect(onClick).not.toHaveBeenCalled();
});

describe('an option chosen from a list', () => {
  const LIST = '<select><option>All</option><option>Kithara</option><option>Aulos</option></select>';
  const putList = () => {
    document.body.innerHTML = LIST;
    const list = document.querySelector('select') as HTMLSelectElement;
    const heard: string[] = [];
    return { list, heard, hydrate: () => list.addEventListener('change', () => heard.push(list.value)) };
  };
  const choose = (list: HTMLSelectElement, value: string) => {
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  };

  it('is chosen again, although hydration has reset it', () => {
    recordEarlyEvents();
    const { list, heard, hydrate } = putList();
    choose(list, 'Kithara');
    list.value = 'All';
    hydrate();
    replayEarlyEvents();
    replayEarlyEvents();
    expect(heard).toEqual(['Kithara']);
  });

  it('does not replace a later choice', () => {
    recordEarlyEvents();
    const { list, heard, hydrate } = putList();
    choose(list, 'Kithara');
    hydrate();
    stopRecording();
    choose(list, 'Aulos');
    replayEarlyEvents();
    expect(new Set(heard)).toEqual(new Set(['Aulos']));
  });
});

it('stops listening once the page is hydrated', () => {
  recordEarlyEvents();
  replayEarlyEvents();
  const { button, onClick, hydrate } = put('<button type="button">Menu</button>');
  button.click();
  hydrate();
  replayEarlyEvents();
  expect(onClick).not.toHaveBeenCalled();
});

it('ignores a press that the hydrating page has handled itself', () => {
  recordEarlyEvents();
  const { button, onClick, hydrate } = put('<button type="button">Menu</button>');
  hydrate();
  stopRecording();
  button.click();
  replayEarlyEvents();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('is dropped after a later action on the hydrating page: another press, or a key it has handled', () => {
  for (const [answers, times] of [
    [() => document.body.click(), 0],
    [() => pressKey('ArrowDown'), 0],
    [() => pressKey('Tab'), 1],
  ] as const) {
    recordEarlyEvents();
    const { button, onClick, hydrate } = put('<button type="button">Menu</button>');
    button.click();
    hydrate();
    stopRecording();
    answers();
    replayEarlyEvents();
    expect(onClick).toHaveBeenCalledTimes(times);
  }
});

/** Only arrow keys are handled here. */
function pressKey(key: string): void {
  const answer = (event: Event) => key.startsWith('Arrow') && event.preventDefault();
  document.body.addEventListener('keydown', answer, { once: true });
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
