import { useTranslation } from 'react-i18next';
import { giveConsent, useConsent } from '../../../data/preferences/consent.ts';
import { useMayAsk } from '../../../data/visit/interruptions.ts';
import { paths } from '../../../navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useIsDialogOpen } from '../../../ui/dialog/open-dialogs.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { Button } from '../../../ui/links/button.tsx';
import styles from './cookie-bar.module.css';
import { useFootRoom } from './use-foot-room.ts';

/**
 * Asks once per device whether films and widgets of other sites may load (LAYOUT-23, LAYOUT-24). It is a strip at the
 * foot of the window that can be ignored: the page gets extra space below its end, and everything on it stays usable.
 */
export function CookieBar() {
  const { t } = useTranslation();
  const mayAsk = useMayAsk('cookies', useConsent() === 'not-given', useIsDialogOpen());
  const bar = useFootRoom(mayAsk);
  if (!mayAsk) return null;
  const agree = () => {
    giveConsent();
    // The focused button disappears with the bar.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={bar}
      data-cookie-bar="shown"
      className={classNames(styles.bar, 'on-slip')}
      aria-label={t('cookies.label')}
    >
      <div className={`wrap ${styles.line}`}>
        <p className={styles.words}>
          {t('cookies.text')}{' '}
          <AppLink to={paths.privacy()} className={styles.link}>
            {t('cookies.more')}
          </AppLink>
        </p>
        <Button onClick={agree}>{t('cookies.agree')}</Button>
      </div>
    </section>
  );
}
