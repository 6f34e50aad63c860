import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { IconButton } from '../links/icon-button.tsx';
import { DialogFrame, type DialogProps } from './dialog-frame.tsx';
import styles from './drawer.module.css';

interface DrawerProps extends DialogProps {
  /** Beside the close button, usually the logo. */
  head?: ReactNode;
  /** Stays at the foot, usually Sign up and Log in. */
  foot?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A slip panel from the end of the line (right in English, left in Arabic); slides out in 300 ms. The press is answered
 * by the panel with its close button; what it holds is drawn right after, while it slides in.
 */
export function Drawer({ head, foot, children, className, ...state }: DrawerProps) {
  const { t } = useTranslation();
  // Closing keeps it until the panel is gone.
  const isFilled = useDeferredValue(state.open, false) || !state.open;
  return (
    <DialogFrame {...state} className={classNames(styles.drawer, 'on-slip', className)}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          {head}
          <IconButton
            icon="x"
            look="bare"
            label={t('ui.close', 'Close')}
            className={styles.close}
            onClick={state.onClose}
          />
        </div>
        <div className={styles.body}>{isFilled && children}</div>
        {isFilled && foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </div>
    </DialogFrame>
  );
}
