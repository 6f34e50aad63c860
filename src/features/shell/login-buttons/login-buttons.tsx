import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './login-buttons.module.css';
import { useAccountLinks } from './use-account-links.ts';

interface LoginButtonsProps {
  /** The page's name as the provider calls it. */
  readonly pageName: string;
  readonly size?: 'regular' | 'small' | undefined;
  readonly className?: string | undefined;
}

/** Log in and Sign up, with the provider's texts (LAYOUT-13). */
export function LoginButtons({ pageName, size = 'regular', className }: LoginButtonsProps) {
  const { t } = useTranslation();
  const { login, signup } = useAccountLinks(pageName);
  return (
    <div className={classNames(styles.buttons, className)}>
      <ButtonLink to={login.to} look="lined" size={size}>
        {login.text ? <ProviderText>{login.text}</ProviderText> : t('frame.login')}
      </ButtonLink>
      <ButtonLink to={signup.to} size={size}>
        {signup.text ? <ProviderText>{signup.text}</ProviderText> : t('frame.signup')}
      </ButtonLink>
    </div>
  );
}
