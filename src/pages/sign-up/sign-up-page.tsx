import '../../features/enrolment/sign-up/texts.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { SignUpForm } from '../../features/enrolment/sign-up/sign-up-form.tsx';
import { useSignUpFlow } from '../../features/enrolment/sign-up/use-sign-up-flow.ts';
import { useEnrolmentAddresses } from '../../features/shell/login-buttons/use-enrolment-addresses.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { pageNameOf } from '../../navigation/page-name.ts';
import { paths } from '../../navigation/paths.ts';
import { roleOf } from '../../navigation/sign-up-state.ts';
import { useIsHydrated } from '../../ui/hydration/use-is-hydrated.ts';
import { ArrowLink } from '../../ui/links/arrow-link.tsx';
import { ContinueElsewhere } from '../../ui/links/continue-elsewhere.tsx';
import { FigurePage } from '../../ui/page/figure-page.tsx';

/**
 * Sign-up for the role that was chosen on the page before (ROUTE-07). Without a role the visitor is redirected there;
 * the history entry is replaced, so that Back skips it (SIGNUP-03, reading Q-45). The prerendered page has no role, so
 * it shows the link there instead of the form. The enrolment site opens the account, so the link to it comes before the
 * first field, and it requires no field to be filled in (record 23).
 */
export function SignUpPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useSignUpFlow();
  const { state, pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const role = isHydrated ? roleOf(state) : null;
  const isLost = isHydrated && role === null;
  const [isDone, setIsDone] = useState(false);
  const { signup } = useEnrolmentAddresses(pageNameOf(pathname));

  useEffect(() => {
    if (isLost) void navigate(paths.chooseRole(), { replace: true });
  }, [isLost, navigate]);

  return (
    <FigurePage figure="figure-torch" title={t('signUp.title')} lead={t('signUp.lead')}>
      <PageHead heading={t('signUp.title')} lead={t('signUp.lead')} />
      {role === null && <ArrowLink to={paths.chooseRole()}>{t('signUp.role.title')}</ArrowLink>}
      {role !== null && !isDone && (
        <>
          <ContinueElsewhere
            isBefore
            title={t('signUp.way.title')}
            href={signup}
            action={t('signUp.handOff.action')}
          >
            {t('signUp.way.words')}
          </ContinueElsewhere>
          <SignUpForm role={role} onGood={() => setIsDone(true)} />
        </>
      )}
      {role !== null && isDone && (
        <ContinueElsewhere
          title={t('signUp.handOff.title')}
          href={signup}
          action={t('signUp.handOff.action')}
        >
          {t('signUp.handOff.words')}
        </ContinueElsewhere>
      )}
    </FigurePage>
  );
}
