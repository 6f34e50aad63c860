import { afterEach, expect, it, vi } from 'vitest';
import { forgetFurtherPresses, rememberEarlyPress, repeatEarlyPress } from './early-press.ts';

const put = (html: string) => {
  document.body.innerHTML = html;
  const button = document.querySelector('button') as HTMLButtonElement;
  const onClick = vi.fn();
  return { button, onClick, comesAlive: () => button.addEventListener('click', onClick) };
};

afterEach(() => {
  forgetFurtherPresses();
  repeatEarlyPress();
  document.body.innerHTML = '';
});

it('presses a button again that was pressed before the page was alive, once', () => {
  rememberEarlyPress();
  const { button, onClick, comesAlive } = put('<button type="button"><b>Menu</b></button>');
  button.querySelector('b')?.click();
  comesAlive();
  repeatEarlyPress();
  repeatEarlyPress();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('leaves buttons that send a form alone, and those that are gone', () => {
  rememberEarlyPress();
  const { button, onClick, comesAlive } = put('<form onsubmit="return false"><button>Send</button></form>');
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  comesAlive();
  repeatEarlyPress();
  expect(onClick).not.toHaveBeenCalled();
});

it('listens no more once the page is alive', () => {
  rememberEarlyPress();
  repeatEarlyPress();
  const { button, onClick, comesAlive } = put('<button type="button">Menu</button>');
  button.click();
  comesAlive();
  repeatEarlyPress();
  expect(onClick).not.toHaveBeenCalled();
});

it('leaves a press alone that the waking page has heard itself', () => {
  rememberEarlyPress();
  const { button, onClick, comesAlive } = put('<button type="button">Menu</button>');
  comesAlive();
  forgetFurtherPresses();
  button.click();
  repeatEarlyPress();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('gives way to what the waking page has done since: another press, or a key it has answered', () => {
  for (const [answers, times] of [
    [() => document.body.click(), 0],
    [() => pressKey('ArrowDown'), 0],
    [() => pressKey('Tab'), 1],
  ] as const) {
    rememberEarlyPress();
    const { button, onClick, comesAlive } = put('<button type="button">Menu</button>');
    button.click();
    comesAlive();
    forgetFurtherPresses();
    answers();
    repeatEarlyPress();
    expect(onClick).toHaveBeenCalledTimes(times);
  }
});

/** Only arrows are answered here. */
function pressKey(key: string): void {
  const answer = (event: Event) => key.startsWith('Arrow') && event.preventDefault();
  document.body.addEventListener('keydown', answer, { once: true });
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
