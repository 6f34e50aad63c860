import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { classNames } from '../../../ui/class-names.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { useEntrances } from './use-entrances.ts';
import styles from './welcome-control.module.css';

interface WelcomeControlProps {
  /** The page's name as the provider calls it. */
  readonly pageName: string;
  readonly className?: string | undefined;
}

/**
 * On small windows one button replaces both and opens the welcome dialog (LAYOUT-15). The dialog never opens
 * automatically (decision Q-81).
 */
export function WelcomeControl({ pageName, className }: WelcomeControlProps) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const { login, signup } = useEntrances(pageName);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const close = () => setOpenAt(null);
  return (
    <>
      <button
        type="button"
        className={classNames(styles.control, className)}
        aria-label={t('frame.welcome')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(key)}
      >
        <Icon name="user" />
        <span className={styles.word}>{t('frame.welcomeShort')}</span>
      </button>
      <Modal open={isOpen} onClose={close} title={t('frame.welcomeTitle')}>
        <p>{t('frame.welcomeLead')}</p>
        <div className={styles.ways}>
          <ButtonLink to={login.to} look="lined" onClick={close}>
            {t('frame.welcomeLogin')}
          </ButtonLink>
          <ButtonLink to={signup.to} onClick={close}>
            {t('frame.welcomeRegister')}
          </ButtonLink>
        </div>
      </Modal>
    </>
  );
}
