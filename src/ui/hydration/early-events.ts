/** What was pressed while nobody heard it: the last button, and what was chosen from lists, of each the last. */
export interface EarlyEvents {
  /** Takes down a `click` or a `change`. Links and fields work by themselves. */
  readonly note: (event: Event) => void;
  /** The press is over: repeated now it would take back what has been done since. */
  readonly forgetButton: () => void;
  readonly elements: () => Element[];
  /** Does all of it once more, the press last; what is gone is forgotten. Between two the page draws what one changed. */
  readonly repeat: () => Promise<void>;
}

/** Chooses from a list as a visitor does. */
export function choose(list: HTMLSelectElement, value: string): void {
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

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
