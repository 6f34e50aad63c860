import '../../features/enrolment/log-in/texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LogInForm } from '../../features/enrolment/log-in/log-in-form.tsx';
import { useEnrolmentAddresses } from '../../features/shell/login-buttons/use-enrolment-addresses.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { pageNameOf } from '../../navigation/page-name.ts';
import { paths } from '../../navigation/paths.ts';
import { ArrowLink } from '../../ui/links/arrow-link.tsx';
import { ContinueElsewhere } from '../../ui/links/continue-elsewhere.tsx';
import { FigurePage } from '../../ui/page/figure-page.tsx';
import styles from './log-in-page.module.css';

/**
 * Log-in happens at the enrolment site (ROUTE-06, LOGIN-01, LOGIN-02), so the link there comes before the first field
 * (record 23).
 */
export function LogInPage() {
  const { t } = useTranslation();
  const { pathname, key } = useLocation();
  /** The history entry whose input was valid: opening this page again shows the form again. */
  const [doneAt, setDoneAt] = useState<string | null>(null);
  const { login } = useEnrolmentAddresses(pageNameOf(pathname));
  return (
    <FigurePage figure="figure-poet" title={t('logIn.title')} lead={t('logIn.lead')}>
      <PageHead heading={t('logIn.title')} lead={t('logIn.lead')} />
      {doneAt === key ? (
        <ContinueElsewhere title={t('logIn.handOff.title')} href={login} action={t('logIn.handOff.action')}>
          {t('logIn.handOff.words')}
        </ContinueElsewhere>
      ) : (
        <>
          <ContinueElsewhere
            isBefore
            title={t('logIn.way.title')}
            href={login}
            action={t('logIn.handOff.action')}
          >
            {t('logIn.way.words')}
          </ContinueElsewhere>
          <LogInForm onGood={() => setDoneAt(key)} />
        </>
      )}
      <p className={styles.ways}>
        <ArrowLink to={paths.chooseRole()}>{t('logIn.signUp')}</ArrowLink>
        <ArrowLink to={paths.deleteAccount()}>{t('logIn.deleteAccount')}</ArrowLink>
      </p>
    </FigurePage>
  );
}
