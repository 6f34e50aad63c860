import { choose, createEarlyEvents, type EarlyEvents } from './early-events.ts';
import { whenLeftAlone } from './when-left-alone.ts';

/** Holds back a part of the prerendered page, which stays as prerendered until it is needed. */
export interface HydrationTrigger {
  /** Resolves when it opens. */
  readonly opened: Promise<void>;
  readonly open: () => void;
  /** From now on, looks further beyond the window. */
  readonly widen: () => void;
  /** The part is hydrated: replays what was pressed in it before. */
  readonly end: () => void;
  /** The part has been removed from the page. */
  readonly drop: () => void;
}

/** A page nobody touches for this long is hydrated as a whole, so that it shows current data. */
const LEFT_ALONE_MS = 20_000;
const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'change'] as const;

/** The latest event that met a part which was not hydrated. */
let latest: Event | undefined;

/** Triggers of parts that are not hydrated, by the element around each. */
const waiting = new Map<Element, HydrationTrigger & Pick<EarlyEvents, 'note' | 'forgetButton'>>();

/** Provider markup changes from plain text to its real form on hydration: this margin lets that happen out of sight. */
const AHEAD = '150%';
/** Until the first scroll only what is in the window counts as near, to keep the start of a page short. */
let margin = '0px';

/**
 * Creates a trigger that opens when its box comes near the window, when something in it is pressed or focused, or when
 * the page has long been idle.
 *
 * @param onOpen called at most once
 */
export function createHydrationTrigger(box: Element, onOpen: () => void): HydrationTrigger {
  let isOpen = false;
  let resolve = () => {};
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  const presses = createEarlyEvents();
  const look = () => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) trigger.open();
      },
      { rootMargin: margin },
    );
    watch.observe(box);
    return () => watch.disconnect();
  };
  let stopLooking = look();
  const trigger = {
    opened,
    note: presses.note,
    forgetButton: presses.forgetButton,
    open() {
      if (isOpen) return;
      isOpen = true;
      stopLooking();
      onOpen();
      // This lets React see at once that it need not wait.
      Object.assign(opened, { status: 'fulfilled', value: undefined });
      resolve();
    },
    widen() {
      if (isOpen) return;
      stopLooking();
      stopLooking = look();
    },
    end() {
      trigger.drop();
      if (isBeforeReact(box)) presses.forgetButton();
      setTimeout(presses.repeat);
    },
    drop() {
      stopLooking();
      waiting.delete(box);
      if (waiting.size === 0) stopFollowing();
    },
  };
  if (waiting.size === 0) follow();
  waiting.set(box, trigger);
  return trigger;
}

function triggerAround(element: EventTarget | null) {
  if (!(element instanceof Element)) return undefined;
  return [...waiting].find(([box]) => box.contains(element))?.[1];
}

/**
 * Opens the trigger around an element.
 *
 * @returns whether the part it holds back is not hydrated yet
 */
export function hydrateAround(element: Element): boolean {
  const trigger = triggerAround(element);
  trigger?.open();
  return trigger !== undefined;
}

/** Hydrates all parts: a change of the whole page, such as of language or address, must reach every part. */
export function hydrateAll(): void {
  for (const trigger of [...waiting.values()]) trigger.open();
}

/**
 * Whether an event in the box has not yet reached React, which will handle it. React stops an event that it cannot
 * handle, because the part around its target is not hydrated.
 */
function isBeforeReact(box: Element): boolean {
  if (latest === undefined || latest.eventPhase === Event.NONE || latest.cancelBubble) return false;
  return latest.target instanceof Node && box.contains(latest.target);
}

/**
 * Listens in the capture phase on the document: React, which listens below it, finds the trigger open and handles the
 * press itself. If the part is hydrated only afterwards, its code has come late, and nothing has handled the press. So
 * a press is noted at once, and forgotten if React handles it: code may arrive before any later moment.
 */
const onTouch = (event: Event) => {
  const { target } = event;
  const trigger = triggerAround(target);
  if (trigger === undefined) return;
  const list = event.type === 'change' && target instanceof HTMLSelectElement ? target : null;
  const value = list?.value;
  latest = event;
  if (event.type === 'click') trigger.note(event);
  trigger.open();
  setTimeout(() => {
    // Meanwhile an outer part may have hydrated, while an inner one around the same element has not.
    const waitingStill = triggerAround(target);
    waitingStill?.open();
    if (waitingStill) {
      trigger.forgetButton();
      waitingStill.note(event);
    }
    // When React hydrates during the event, it resets the list before it reads the choice.
    else if (list && value !== undefined && list.value !== value) choose(list, value);
  });
};
const onScroll = ({ target }: Event) => {
  // A carousel that turns automatically scrolls, too.
  if (target !== document || margin === AHEAD) return;
  margin = AHEAD;
  for (const trigger of waiting.values()) trigger.widen();
};
const openNext = () => waiting.values().next().value?.open();
let stopResting = () => {};

function follow(): void {
  for (const type of TOUCHES) document.addEventListener(type, onTouch, { capture: true, passive: true });
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  stopResting = whenLeftAlone(LEFT_ALONE_MS, openNext);
}

function stopFollowing(): void {
  for (const type of TOUCHES) document.removeEventListener(type, onTouch, { capture: true });
  document.removeEventListener('scroll', onScroll, { capture: true });
  stopResting();
}
