import './texts.ts';
import { useTranslation } from 'react-i18next';
import type { Role } from '#content/reference/enrolment-lists.ts';
import { paths } from '../../../navigation/paths.ts';
import { signUpState } from '../../../navigation/sign-up-state.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import styles from './chosen-role.module.css';

/** The role that was chosen on the page before, and the way back to another one (SIGNUP-02). */
export function ChosenRole({ role }: { role: Role }) {
  const { t } = useTranslation();
  return (
    <div className={styles.line}>
      <dl className={styles.role}>
        <dt className="muted">{t('signUp.role.legend')}</dt>
        <dd className="d5">{t(`signUp.roles.${role}`)}</dd>
      </dl>
      <ArrowLink to={paths.chooseRole()} state={signUpState(role)}>
        {t('signUp.role.change')}
      </ArrowLink>
    </div>
  );
}
