import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { IconButton } from '../links/icon-button.tsx';
import { Icon } from '../pictures/icon.tsx';
import styles from './toast.module.css';
import type { ToastMessage } from './use-toast.ts';

/** How long a toast stays; hover and focus stop the clock (WCAG 2.2.1). */
export const TOAST_SHOWN_MS = 6000;

const ICONS = { ok: 'check', bad: 'warning', note: 'info' } as const;

interface ToastProps extends ToastMessage {
  isPaused: boolean;
  onGone: () => void;
}

/** One temporary message. */
export function Toast({ text, tone = 'note', action, isPaused, onGone }: ToastProps) {
  const { t } = useTranslation();
  const leftMs = useRef(TOAST_SHOWN_MS);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => gone.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [isPaused]);

  return (
    <div className={classNames(styles.toast, styles[tone])}>
      <Icon name={ICONS[tone]} />
      <p className={styles.text}>{text}</p>
      {action !== undefined && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onPress();
            onGone();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton
        icon="x"
        look="bare"
        label={t('ui.dismiss', 'Dismiss')}
        className={styles.dismiss}
        onClick={onGone}
      />
    </div>
  );
}
