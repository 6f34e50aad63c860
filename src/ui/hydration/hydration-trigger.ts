import { choose, createEarlyEvents } from './early-events.ts';
import { whenLeftAlone } from './when-left-alone.ts';

/** Holds back a part of the prerendered page, which stays as it was drawn until somebody needs it alive. */
export interface HydrationTrigger {
  /** Resolves when it opens. */
  readonly opened: Promise<void>;
  readonly open: () => void;
  /** Looks further ahead from now on. */
  readonly widen: () => void;
  /** The part is alive: does what was pressed in it while it was not. */
  readonly end: () => void;
  /** The part has left the page. */
  readonly drop: () => void;
}

/** A page that nobody has touched for so long is brought to life as a whole, so that what it shows is renewed. */
const LONG_REST_MS = 20_000;
const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'change'] as const;

/** Gates of parts that are not alive, by the element around each. */
const asleep = new Map<Element, HydrationTrigger & { readonly note: (event: Event) => void }>();

/** What outside markup says changes from bare words to its own form when it wakes: that is over before it is seen. */
const AHEAD = '150%';
/** Until somebody scrolls only what is in the window is near: the start of a page is to be short. */
let margin = '0px';

/**
 * A gate that opens when its box comes near the window, when something in it is pressed or focused, or when the page has
 * long been at rest.
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
        if (entries.some(({ isIntersecting }) => isIntersecting)) gate.open();
      },
      { rootMargin: margin },
    );
    watch.observe(box);
    return () => watch.disconnect();
  };
  let stopLooking = look();
  const gate = {
    opened,
    note: presses.note,
    open() {
      if (isOpen) return;
      isOpen = true;
      stopLooking();
      onOpen();
      // By this React knows at once that it need not wait.
      Object.assign(opened, { status: 'fulfilled', value: undefined });
      resolve();
    },
    widen() {
      if (isOpen) return;
      stopLooking();
      stopLooking = look();
    },
    end() {
      gate.drop();
      setTimeout(presses.repeat);
    },
    drop() {
      stopLooking();
      asleep.delete(box);
      if (asleep.size === 0) stopFollowing();
    },
  };
  if (asleep.size === 0) follow();
  asleep.set(box, gate);
  return gate;
}

function triggerAround(element: EventTarget | null) {
  if (!(element instanceof Element)) return undefined;
  return [...asleep].find(([box]) => box.contains(element))?.[1];
}

/**
 * Opens the gate around an element.
 *
 * @returns whether what it holds back is not alive yet
 */
export function hydrateAround(element: Element): boolean {
  const gate = triggerAround(element);
  gate?.open();
  return gate !== undefined;
}

/** What concerns the whole page, as another language or another address does, has to find all of it alive. */
export function hydrateAll(): void {
  for (const gate of [...asleep.values()]) gate.open();
}

/**
 * On the way down from the document: React, which listens below it, finds the gate open and hears the press itself. Where
 * the part is still not alive after that its code is not here, and nobody has heard it.
 */
const hearTouch = (event: Event) => {
  const { target } = event;
  const gate = triggerAround(target);
  if (gate === undefined) return;
  const list = event.type === 'change' && target instanceof HTMLSelectElement ? target : null;
  const value = list?.value;
  gate.open();
  setTimeout(() => {
    if (triggerAround(target) === gate) gate.note(event);
    // Waking within the press, React puts a list back to what it was before it asks what has been chosen.
    else if (list && value !== undefined && list.value !== value) choose(list, value);
  });
};
const hearScroll = ({ target }: Event) => {
  // What turns by itself scrolls, too.
  if (target !== document || margin === AHEAD) return;
  margin = AHEAD;
  for (const gate of asleep.values()) gate.widen();
};
const openNext = () => asleep.values().next().value?.open();
let stopResting = () => {};

function follow(): void {
  for (const type of TOUCHES) document.addEventListener(type, hearTouch, { capture: true, passive: true });
  document.addEventListener('scroll', hearScroll, { capture: true, passive: true });
  stopResting = whenLeftAlone(LONG_REST_MS, openNext);
}

function stopFollowing(): void {
  for (const type of TOUCHES) document.removeEventListener(type, hearTouch, { capture: true });
  document.removeEventListener('scroll', hearScroll, { capture: true });
  stopResting();
}
