import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { IconButton } from '../../../ui/links/icon-button.tsx';
import { useAccountLinks } from './use-account-links.ts';
import styles from './welcome-control.module.css';

interface WelcomeControlProps {
  /** The page's name as the provider calls it. */
  readonly pageName: string;
}

/**
 * In the drawer of small windows one button opens the welcome dialog with both (LAYOUT-15). The dialog never opens
 * automatically (reading Q-81).
 */
export function WelcomeControl({ pageName }: WelcomeControlProps) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const { login, signup } = useAccountLinks(pageName);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const close = () => setOpenAt(null);
  return (
    <>
      <IconButton
        icon="user"
        look="bare"
        label={t('frame.welcome')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(key)}
      />
      <Modal open={isOpen} onClose={close} title={t('frame.welcomeTitle')}>
        <p>{t('frame.welcomeLead')}</p>
        <div className={styles.ways}>
          <ButtonLink to={login.to} look="lined" onClick={close}>
            {t('frame.login')}
          </ButtonLink>
          <ButtonLink to={signup.to} onClick={close}>
            {t('frame.welcomeRegister')}
          </ButtonLink>
        </div>
      </Modal>
    </>
  );
}
