import './texts.ts';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { canonicalPath } from '../../navigation/document-head.tsx';
import { paths } from '../../navigation/paths.ts';
import { Icon, type IconName } from '../../ui/pictures/icon.tsx';
import { kioskPaths } from '../kiosk-paths.ts';
import styles from './kiosk-nav.module.css';
import { KIOSK_FOOT } from './skip-to-foot.tsx';

const PLACES = [
  { name: 'today', to: kioskPaths.today(), icon: 'calendar-blank' },
  { name: 'map', to: kioskPaths.map(), icon: 'map-pin' },
  { name: 'news', to: paths.news(), icon: 'info' },
  { name: 'arts', to: kioskPaths.arts(), icon: 'star' },
  { name: 'more', to: kioskPaths.more(), icon: 'list' },
] as const satisfies readonly {
  readonly name: string;
  readonly to: string;
  readonly icon: IconName;
}[];

interface KioskNavProps {
  /** Null if there is no page to go back to. */
  readonly onBack: (() => void) | null;
  readonly onLanguages: () => void;
  readonly onTake: () => void;
  readonly onFinish: () => void;
}

/** The kiosk's foot: its pages, and controls for the screen. All of it is within reach from a wheelchair. */
export function KioskNav({ onBack, onLanguages, onTake, onFinish }: KioskNavProps) {
  const { t } = useTranslation();
  const shown = canonicalPath(useLocation().pathname);
  return (
    <footer id={KIOSK_FOOT} tabIndex={-1} className={`${styles.foot} on-slip`}>
      <nav className={styles.places} aria-label={t('kiosk.nav')}>
        {PLACES.map(({ name, to, icon }) => (
          <Link key={name} to={to} className={styles.way} aria-current={to === shown ? 'page' : undefined}>
            <Icon name={icon} className={styles.sign} />
            {t(`kiosk.${name}`)}
          </Link>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields */}
      <div className={styles.actions} role="group" aria-label={t('kiosk.actions')}>
        <Action icon="arrow-left" name="back" onPress={onBack} />
        <Action icon="translate" name="languages" onPress={onLanguages} />
        <Action icon="qr-code" name="take" onPress={onTake} />
        <Action icon="check" name="finish" onPress={onFinish} />
      </div>
    </footer>
  );
}

interface ActionProps {
  readonly icon: IconName;
  readonly name: 'back' | 'languages' | 'take' | 'finish';
  readonly onPress: (() => void) | null;
}

function Action({ icon, name, onPress }: ActionProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.way}
      aria-disabled={onPress === null}
      onClick={onPress ?? undefined}
    >
      <Icon name={icon} className={styles.sign} />
      {t(`kiosk.${name}`)}
    </button>
  );
}
