import './texts.ts';
import { useTranslation } from 'react-i18next';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { pictureAddress } from '#core/media/picture-address.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { safeAddress } from '../../../ui/links/safe-address.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { networkName } from './network-name.ts';
import styles from './social-icons.module.css';

/** Our own disc for an icon that is missing or fails to load. */
const PLAIN_ICON = '/icons/favicon.svg';

/**
 * Links to an event on social networks, each in a new tab, named after network and event. Renders nothing without links
 * (EVENTS-06).
 */
export function SocialIcons({ event }: { event: Pick<ListedEvent, 'name' | 'icons'> }) {
  const { t } = useTranslation();
  const icons = event.icons.filter(({ link }) => safeAddress(link) !== null);
  if (icons.length === 0) return null;
  return (
    <ul className={styles.icons} aria-label={t('events.social', { name: event.name })}>
      {icons.map(({ icon, link }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: links may repeat, and the whole list is replaced at once
        <li key={index}>
          <AppLink to={link} newTab className={styles.link}>
            <span className="visually-hidden">
              {networkName(link, icon) && `${networkName(link, icon)}, `}
              <ProviderText>{event.name}</ProviderText>
            </span>
            <Picture
              src={pictureAddress(icon)}
              alt=""
              width={24}
              height={24}
              standIn={PLAIN_ICON}
              className={styles.icon}
            />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
