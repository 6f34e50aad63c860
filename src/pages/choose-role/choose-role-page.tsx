import '../../features/sign-up/texts.ts';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { roles } from '#content/reference/enrolment-lists.ts';
import { PageHead } from '../../features/page-metadata/page-head.tsx';
import { RoleChoice } from '../../features/sign-up/role-choice.tsx';
import { useSignUpFlow } from '../../features/sign-up/use-sign-up-flow.ts';
import { paths } from '../../navigation/paths.ts';
import { roleOf, signUpState } from '../../navigation/sign-up-state.ts';
import { FigurePage } from '../../ui/figure-page.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import styles from './choose-role-page.module.css';

/** The role somebody wants to sign up for; District Council until another one is chosen (ROUTE-08, SIGNUP-01). */
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
          // Who comes back finds what was chosen.
          await navigate(paths.chooseRole(), { state: signUpState(role), replace: true });
          await navigate(paths.signup(), { state: signUpState(role) });
        }}
      />
      <p className={styles.other}>
        <GoLink to={paths.login()}>{t('signUp.role.login')}</GoLink>
      </p>
    </FigurePage>
  );
}
