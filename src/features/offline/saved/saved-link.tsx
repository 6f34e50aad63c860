import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { followSavedKeys, useSavedKeys } from '../../../data/saved/saved-keys.ts';
import { paths } from '../../../navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
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
 * over the star and takes no space of its own. It is part of the name, which is not announced when it changes.
 */
export function SavedLink({ look = 'sign', className }: SavedLinkProps) {
  const { t } = useTranslation();
  useEffect(followSavedKeys, []);
  const count = useSavedKeys().size;
  const name = count === 0 ? t('frame.footer.saved') : t('frame.savedItems', { count });
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
      </span>
    </AppLink>
  );
}
