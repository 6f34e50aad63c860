import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { IconButton } from '../links/icon-button.tsx';
import { DialogFrame, type DialogProps } from './dialog-frame.tsx';
import styles from './drawer.module.css';

interface DrawerProps extends DialogProps {
  /** Next to the close button, usually the logo. */
  head?: ReactNode;
  /** Stays at the bottom, usually Sign up and Log in. */
  foot?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A slip panel that slides in from the end side (right in English, left in Arabic), and out in 300 ms. The panel with
 * its close button opens at once; its content is rendered right after, while it slides in.
 */
export function Drawer({ head, foot, children, className, ...state }: DrawerProps) {
  const { t } = useTranslation();
  // On closing it stays until the panel is gone.
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
