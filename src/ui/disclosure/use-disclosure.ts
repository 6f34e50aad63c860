import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

/** A pointer that leaves the panel for a moment does not close it. */
const LEAVE_AFTER_MS = 220;

/** Tracks which drop-down of a row is open, and handles presses, hovering and keys. */
export function useDisclosure(nav: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<string | null>(null);
  const openedByHover = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (open === null) return;
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) setOpen(null);
    };
    // A panel opened by hover closes on Escape wherever the focus is (WCAG 1.4.13).
    const closeByEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') setOpen(null);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, [open, nav]);

  const close = () => setOpen(null);
  /** The first press after hovering keeps the panel open, because it was meant to open it. */
  const press = (id: string) => {
    const wasHover = openedByHover.current;
    openedByHover.current = false;
    setOpen((now) => (now === id && !wasHover ? null : id));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && open !== null) {
      event.stopPropagation();
      nav.current?.querySelector<HTMLElement>('button[aria-expanded=true]')?.focus();
      setOpen(null);
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const item = (event.target as Element).closest('li:has([aria-expanded=true])');
    const panel = open === null ? null : item?.closest('nav')?.querySelector('[data-panel]:not([hidden])');
    const stops = [...(panel?.querySelectorAll<HTMLElement>('a, button') ?? [])].filter(
      (stop) => stop.getClientRects().length > 0,
    );
    if (stops.length === 0) return;
    event.preventDefault();
    const from = stops.indexOf(document.activeElement as HTMLElement);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    stops[from === -1 ? 0 : (from + step + stops.length) % stops.length]?.focus();
  };

  const navProps = {
    onKeyDown,
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
        setOpen(null);
    },
  };

  const hoverProps = (id: string) => ({
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(leaving.current);
      openedByHover.current = open !== id;
      setOpen(id);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const entry = event.currentTarget;
      leaving.current = setTimeout(() => {
        // The keyboard focus is inside: the panel also stays until the focus leaves.
        if (entry.contains(document.activeElement)) return;
        setOpen((now) => (now === id ? null : now));
      }, LEAVE_AFTER_MS);
    },
  });

  return { open, close, press, navProps, hoverProps };
}
