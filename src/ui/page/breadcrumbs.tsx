import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { AppLink } from '../links/app-link.tsx';
import { Icon } from '../pictures/icon.tsx';
import { ProviderText } from '../words/provider-text.tsx';
import styles from './breadcrumbs.module.css';

export interface BreadcrumbStep {
  readonly label: string;
  readonly to: string;
  /** Whether the text comes from the provider. */
  readonly isProviderText?: boolean;
}

interface BreadcrumbsProps {
  /** From the top down, without the page itself. */
  trail: readonly BreadcrumbStep[];
  /** The page itself, if its h1 does not name it yet. */
  current?: string | undefined;
  className?: string | undefined;
}

/** The links to the levels above the page. */
export function Breadcrumbs({ trail, current, className }: BreadcrumbsProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('ui.breadcrumbs', 'You are here')} className={classNames(styles.trail, className)}>
      <ol className={styles.list}>
        {trail.map((step, index) => (
          <li key={step.to} className={styles.step}>
            {index > 0 && <Icon name="caret-right" className={styles.caret} />}
            <AppLink to={step.to} className={styles.link}>
              {step.isProviderText ? <ProviderText>{step.label}</ProviderText> : step.label}
            </AppLink>
          </li>
        ))}
        {current !== undefined && (
          <li className={styles.step}>
            <Icon name="caret-right" className={styles.caret} />
            <span aria-current="page">{current}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}
