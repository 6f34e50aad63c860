import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { followSavedKeys, useSavedKeys } from '../../../data/saved/saved-keys.ts';
import { followSavedNews, useSavedNews } from '../../../data/saved/saved-news.ts';
import { showAppBadge } from '../../../data/visit/app-badge.ts';
import { paths } from '../../../navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { followSavedEntries } from './follow-saved-entries.ts';
import styles from './saved-link.module.css';

/** More do not fit into the circle. */
const MOST_SHOWN = 99;

interface SavedLinkProps {
  /** `sign` is the star alone, for the header; `line` is a line of the menu. */
  readonly look?: 'sign' | 'line' | undefined;
  readonly className?: string | undefined;
}

/**
 * Link to the visitor's own list, with the number of its items. The number is known only after hydration, so it lies
 * over the star and takes no space of its own. So does the dot that says that something saved has moved or gone. Both
 * are part of the name, which is not announced when it changes. What has changed is also on the icon of the app.
 */
export function SavedLink({ look = 'sign', className }: SavedLinkProps) {
  const { t } = useTranslation();
  useEffect(followSavedKeys, []);
  useEffect(followSavedNews, []);
  const keys = useSavedKeys();
  useEffect(() => followSavedEntries(keys), [keys]);
  const count = keys.size;
  const changed = Math.min(useSavedNews(), count);
  useEffect(() => showAppBadge({ unseenChanges: changed }), [changed]);
  const items = count === 0 ? t('frame.footer.saved') : t('frame.savedItems', { count });
  const name = changed === 0 ? items : t('frame.savedChanged', { items, count: changed });
  return (
    <AppLink
      to={paths.saved()}
      className={classNames(styles[look], className)}
      aria-label={name}
      title={look === 'sign' ? name : undefined}
    >
      {look === 'line' && t('frame.footer.saved')}
      <span className={styles.star}>
        <Icon name="star" />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            <span className={styles.figures}>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
          </span>
        )}
        {changed > 0 && <span className={styles.changed} aria-hidden="true" />}
      </span>
    </AppLink>
  );
}
