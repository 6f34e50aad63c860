import '../../features/enrolment/sign-up/texts.ts';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { roles } from '#content/reference/enrolment-lists.ts';
import { RoleChoice } from '../../features/enrolment/sign-up/role-choice.tsx';
import { useSignUpFlow } from '../../features/enrolment/sign-up/use-sign-up-flow.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { paths } from '../../navigation/paths.ts';
import { roleOf, signUpState } from '../../navigation/sign-up-state.ts';
import { useIsHydrated } from '../../ui/hydration/use-is-hydrated.ts';
import { ArrowLink } from '../../ui/links/arrow-link.tsx';
import { FigurePage } from '../../ui/page/figure-page.tsx';
import styles from './choose-role-page.module.css';

/** The choice of a role to sign up for; District Council until another one is chosen (ROUTE-08, SIGNUP-01). */
export function ChooseRolePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useSignUpFlow();
  const { state } = useLocation();
  const before = useIsHydrated() ? roleOf(state) : null;
  return (
    <FigurePage figure="figure-actor" title={t('signUp.role.title')} lead={t('signUp.role.lead')}>
      <PageHead heading={t('signUp.role.title')} lead={t('signUp.role.lead')} />
      <RoleChoice
        role={before ?? roles[0]}
        key={before}
        onNext={async (role) => {
          // Keeps the choice for a visitor who comes back.
          await navigate(paths.chooseRole(), { state: signUpState(role), replace: true });
          await navigate(paths.signup(), { state: signUpState(role) });
        }}
      />
      <p className={styles.other}>
        <ArrowLink to={paths.login()}>{t('signUp.role.login')}</ArrowLink>
      </p>
    </FigurePage>
  );
}
