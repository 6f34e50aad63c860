import '../../features/enrolment/log-in/texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LogInForm } from '../../features/enrolment/log-in/log-in-form.tsx';
import { useEnrolmentAddresses } from '../../features/shell/login-buttons/use-enrolment-addresses.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { pageNameOf } from '../../navigation/page-name.ts';
import { paths } from '../../navigation/paths.ts';
import { GoLink } from '../../ui/links/go-link.tsx';
import { HandOff } from '../../ui/links/hand-off.tsx';
import { FigurePage } from '../../ui/page/figure-page.tsx';
import styles from './log-in-page.module.css';

/**
 * Logging in, which happens at the enrolment site (ROUTE-06, LOGIN-01, LOGIN-02): the way there comes before the first
 * field (decision 23).
 */
export function LogInPage() {
  const { t } = useTranslation();
  const { pathname, key } = useLocation();
  /** The visit whose entries were good: asking for this page once more brings the form back. */
  const [doneAt, setDoneAt] = useState<string | null>(null);
  const { login } = useEnrolmentAddresses(pageNameOf(pathname));
  return (
    <FigurePage figure="figure-poet" title={t('logIn.title')} lead={t('logIn.lead')}>
      <PageHead heading={t('logIn.title')} lead={t('logIn.lead')} />
      {doneAt === key ? (
        <HandOff title={t('logIn.handOff.title')} href={login} action={t('logIn.handOff.action')}>
          {t('logIn.handOff.words')}
        </HandOff>
      ) : (
        <>
          <HandOff isBefore title={t('logIn.way.title')} href={login} action={t('logIn.handOff.action')}>
            {t('logIn.way.words')}
          </HandOff>
          <LogInForm onGood={() => setDoneAt(key)} />
        </>
      )}
      <p className={styles.ways}>
        <GoLink to={paths.chooseRole()}>{t('logIn.signUp')}</GoLink>
        <GoLink to={paths.deleteAccount()}>{t('logIn.deleteAccount')}</GoLink>
      </p>
    </FigurePage>
  );
}
