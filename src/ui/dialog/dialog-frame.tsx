import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import styles from './dialog-frame.module.css';
import { useDialog } from './use-dialog.ts';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button or a press outside the dialog. The parent then sets `open` to false. */
  onClose: () => void;
  /** Called after the slide-out of 300 ms. */
  onClosed?: (() => void) | undefined;
  /** Its name for assistive technology: text, or the id of a heading inside. */
  label?: string | undefined;
  labelledBy?: string | undefined;
}

/** The native dialog that modal and drawer share. Its content exists only while it is visible. */
export function DialogFrame({
  className,
  children,
  label,
  labelledBy,
  ...state
}: DialogProps & { className?: string | undefined; children: ReactNode }) {
  const { ref, isPresent, isClosing, ...events } = useDialog(state);
  const pressedBeside = useRef(false);
  if (!isPresent) return null;
  // At the end of the document, so that it does not inherit the colours of the band it was opened from.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop arrives at the dialog itself; Escape and the close button do the same by keyboard
    <dialog
      ref={ref}
      className={classNames(styles.frame, className)}
      data-closing={isClosing || undefined}
      aria-label={label}
      aria-labelledby={labelledBy}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedBeside.current) state.onClose();
      }}
      {...events}
    >
      {children}
    </dialog>,
    document.body,
  );
}
