import './dialog-texts.ts';
import { useTranslation } from 'react-i18next';
import { publicAddress } from '../../../navigation/public-address.ts';
import { buttonClass } from '../../../ui/links/button.tsx';
import { LinkToCopy } from '../../../ui/links/link-to-copy.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import styles from './calendar-form.module.css';

interface SubscribeWaysProps {
  /** Of the calendar, from the first slash on. */
  readonly path: string;
  /** Whether its address holds what somebody has saved. */
  readonly isPlan: boolean;
}

/** A calendar that keeps itself up to date: a link for calendars on this device, and one to copy for those in the web. */
export function SubscribeWays({ path, isPlan }: SubscribeWaysProps) {
  const { t } = useTranslation();
  const address = publicAddress(path);
  return (
    <section className={styles.subscribe} aria-label={t('calendar.subscribe')}>
      <p>
        {t('calendar.subscribeHint')}
        {isPlan && ` ${t('calendar.planHint')}`}
      </p>
      <LinkToCopy
        address={address}
        label={t('calendar.link')}
        ways={() => (
          <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass({ look: 'lined' })}>
            <Icon name="arrow-clockwise" />
            {t('calendar.subscribe')}
          </a>
        )}
      />
    </section>
  );
}
