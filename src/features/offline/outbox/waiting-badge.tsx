import './texts.ts';
import { useTranslation } from 'react-i18next';
import { useWaitingCount } from '../../../data/outbox/outbox-state.ts';
import { paths } from '../../../navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import styles from './waiting-badge.module.css';

export interface WaitingBadgeProps {
  readonly className?: string | undefined;
}

/** Link to the waiting messages, with their number. Renders nothing if none is waiting. */
export function WaitingBadge({ className }: WaitingBadgeProps) {
  const { t } = useTranslation();
  const count = useWaitingCount();
  if (count === 0) return null;
  const name = t('outbox.badge', { count });
  return (
    <AppLink
      to={paths.outbox()}
      className={classNames(styles.badge, className)}
      aria-label={name}
      title={name}
    >
      <Icon name="envelope-simple" />
      <span aria-hidden="true">{count}</span>
    </AppLink>
  );
}
