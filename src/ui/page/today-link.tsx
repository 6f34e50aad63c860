import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { AppLink } from '../links/app-link.tsx';
import { OfWhat } from '../links/of-what.tsx';
import { Icon } from '../pictures/icon.tsx';
import { ProviderText } from '../words/provider-text.tsx';
import { OnNow } from './on-now.tsx';
import styles from './today-link.module.css';

interface TodayLinkProps {
  /** The event's schedule, which opens at today; null if the event has no page. */
  readonly to: string | null;
  readonly eventName: string;
  readonly className?: string | undefined;
}

/**
 * The mark of an event that is on today by its dates, with the way to its schedule, which alone knows what is on at this
 * moment. It appears after the page, too.
 */
export function TodayLink({ to, eventName, className }: TodayLinkProps) {
  const { t } = useTranslation();
  if (to === null) return <OnNow isByDates className={className} />;
  return (
    <AppLink to={to} className={classNames(styles.link, className)}>
      <span className={styles.words}>
        {t('ui.todaysSchedule')}
        <OfWhat>
          <ProviderText>{eventName}</ProviderText>
        </OfWhat>
      </span>
      <Icon name="arrow-right" />
    </AppLink>
  );
}
