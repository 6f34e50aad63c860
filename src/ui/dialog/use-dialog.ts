import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { noteOpenDialog } from './open-dialogs.ts';

/** How long a closing dialog stays to slide out (specification section 4). */
export const SLIDE_OUT_MS = 300;

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,iframe,video[controls],[tabindex]:not([tabindex="-1"])';

export interface DialogControl {
  ref: RefObject<HTMLDialogElement | null>;
  /** Whether the dialog and its content are in the page: while open and while sliding out. */
  isPresent: boolean;
  isClosing: boolean;
  onCancel: (event: SyntheticEvent) => void;
  onClose: (event: SyntheticEvent) => void;
  onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
}

interface DialogOptions {
  open: boolean;
  onClose: () => void;
  /** Called after the slide-out, when nothing of the dialog is left. */
  onClosed?: (() => void) | undefined;
}

/**
 * Runs one native modal dialog: it opens above everything, Escape asks to close, Tab stays inside, focus returns to
 * where it was, and the content exists only until the end of the slide-out (LAYOUT-17). Never open on the server.
 */
export function useDialog({ open, onClose, onClosed }: DialogOptions): DialogControl {
  const ref = useRef<HTMLDialogElement>(null);
  const [lingers, setLingers] = useState(false);
  // Already in the first open render, so that Escape right after the press finds a dialog.
  const isPresent = open || lingers;
  const isClosing = lingers && !open;
  const closed = useRef(onClosed);
  useEffect(() => {
    closed.current = onClosed;
  });

  useEffect(() => {
    if (open) setLingers(true);
  }, [open]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isPresent || dialog === null) return;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    const forget = noteOpenDialog(dialog);
    return () => {
      forget();
      // A dialog that is removed while open does not return the focus automatically.
      if (dialog.open) dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected && document.activeElement === document.body)
        opener.focus();
    };
  }, [isPresent]);

  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(
      () => {
        setLingers(false);
        closed.current?.();
      },
      prefersStillness() ? 0 : SLIDE_OUT_MS,
    );
    return () => clearTimeout(timer);
  }, [isClosing]);

  const closeAsked = useCallback(
    (event: SyntheticEvent) => {
      if (!isOwn(event)) return;
      event.preventDefault();
      onClose();
    },
    [onClose],
  );

  /** A browser may close the dialog without asking, for example on a second Escape. */
  const closedByBrowser = useCallback(
    (event: SyntheticEvent) => {
      if (open && isOwn(event)) onClose();
    },
    [open, onClose],
  );

  const keepFocusInside = useCallback((event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== 'Tab' || ref.current === null) return;
    const stops = [...ref.current.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (stop) => stop.getClientRects().length > 0,
    );
    const [first, last] = [stops[0], stops.at(-1)];
    const isAtEdge = event.shiftKey
      ? document.activeElement === first || document.activeElement === ref.current
      : document.activeElement === last;
    if (stops.length > 0 && !isAtEdge) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }, []);

  return {
    ref,
    isPresent,
    isClosing,
    onCancel: closeAsked,
    onClose: closedByBrowser,
    onKeyDown: keepFocusInside,
  };
}

/** React passes on the events of a dialog that was opened from this one. */
function isOwn({ target, currentTarget }: SyntheticEvent): boolean {
  return target === currentTarget;
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
