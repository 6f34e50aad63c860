/** Presses that nothing handled yet: the last button, and the last choice from each list. */
export interface EarlyEvents {
  /** Records a `click` or a `change`. Links and fields work without scripts. */
  readonly note: (event: Event) => void;
  /** Drops the press: replayed now, it would undo what was done since. */
  readonly forgetButton: () => void;
  readonly elements: () => Element[];
  /** Replays everything, the press last; removed elements are skipped. The page renders each change before the next. */
  readonly repeat: () => Promise<void>;
}

/** Chooses an option from a list as a visitor does. */
export function choose(list: HTMLSelectElement, value: string): void {
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Remembers clicks and choices made before hydration, so that they can be repeated after it. */
export function createEarlyEvents(): EarlyEvents {
  let button: HTMLButtonElement | null = null;
  const choices = new Map<HTMLSelectElement, string>();
  return {
    note({ type, target }) {
      if (type === 'change' && target instanceof HTMLSelectElement) choices.set(target, target.value);
      if (type === 'click' && target instanceof Element) button = target.closest('button') ?? button;
    },
    forgetButton() {
      button = null;
    },
    elements: () => [...(button ? [button] : []), ...choices.keys()],
    async repeat() {
      for (const [list, value] of choices) {
        choose(list, value);
        await new Promise((resolve) => setTimeout(resolve));
      }
      if (button?.isConnected) button.click();
    },
  };
}
