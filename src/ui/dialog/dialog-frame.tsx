import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import styles from './dialog-frame.module.css';
import { useDialog } from './use-dialog.ts';

export interface DialogProps {
  open: boolean;
  /** Asked by Escape, the close button or a press beside the dialog. The parent sets `open` to false. */
  onClose: () => void;
  /** After the slide-out of 300 ms. */
  onClosed?: (() => void) | undefined;
  /** Its name for assistive technology: words, or the id of a heading inside. */
  label?: string | undefined;
  labelledBy?: string | undefined;
}

/** The native dialog that modal and drawer share. Its content exists only while it is to be seen. */
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
  // At the end of the document: the colours of the band it was opened from are not its own.
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
