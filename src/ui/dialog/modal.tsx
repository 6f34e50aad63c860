import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { IconButton } from '../links/icon-button.tsx';
import { DialogFrame, type DialogProps } from './dialog-frame.tsx';
import styles from './modal.module.css';

interface ModalProps extends DialogProps {
  /** Shown as the heading and used as the name; pass `label` instead if the content has its own heading. */
  title?: ReactNode;
  /** `message` has the meander band, `media` is on slip and as wide as its picture, `plain` has neither. */
  look?: 'message' | 'media' | 'plain' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A dialog in the middle of the window. Escape, the close icon and a press outside close it; it slides out in 300 ms
 * and its content is removed, so a film in it stops.
 */
export function Modal({
  title,
  look = 'message',
  className,
  children,
  label,
  labelledBy,
  ...state
}: ModalProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const names = title === undefined ? { label, labelledBy } : { labelledBy: titleId };
  return (
    <DialogFrame
      {...state}
      {...names}
      className={classNames(styles.modal, styles[look], look === 'media' && 'on-slip', className)}
    >
      <div className={styles.sheet}>
        {look === 'message' && (
          <div className={styles.crown}>
            <div className={classNames('ornament', 'ornament-key', styles.meander)} />
          </div>
        )}
        <IconButton
          icon="x"
          look="bare"
          label={t('ui.close', 'Close')}
          className={styles.close}
          onClick={state.onClose}
        />
        <div className={styles.body}>
          {title !== undefined && (
            <h2 id={titleId} className={classNames('d3', styles.title)}>
              {title}
            </h2>
          )}
          {children}
        </div>
      </div>
    </DialogFrame>
  );
}
