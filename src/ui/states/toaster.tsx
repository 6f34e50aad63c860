import { type ReactNode, useCallback, useRef, useState } from 'react';
import styles from './toast.module.css';
import { Toast } from './toast.tsx';
import { ToastContext, type ToastMessage } from './use-toast.ts';

/** More at once would be too many; the oldest is removed. */
const SHOWN_AT_ONCE = 3;

/**
 * Provides `useToast` to everything inside it and shows the messages. Its live region is always in the page, since one
 * that is added together with its first message is not announced (WCAG 4.1.3).
 */
export function Toaster({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly (ToastMessage & { id: number })[]>([]);
  const [isPaused, setIsPaused] = useState(false);
  const lastId = useRef(0);

  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((shown) => [...shown, { ...message, id }].slice(-SHOWN_AT_ONCE));
  }, []);
  const remove = (id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
    setIsPaused(false);
  };

  return (
    <ToastContext value={show}>
      {children}
      <div
        className={styles.region}
        role="status"
        aria-atomic="false"
        onPointerEnter={() => setIsPaused(true)}
        onPointerLeave={() => setIsPaused(false)}
        onFocus={() => setIsPaused(true)}
        onBlur={() => setIsPaused(false)}
      >
        {toasts.map(({ id, ...message }) => (
          <Toast key={id} {...message} isPaused={isPaused} onGone={() => remove(id)} />
        ))}
      </div>
    </ToastContext>
  );
}
