import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { classNames } from '../../../ui/class-names.ts';
import { Drawer } from '../../../ui/dialog/drawer.tsx';
import { IconButton } from '../../../ui/links/icon-button.tsx';
import { Logo } from '../../../ui/pictures/logo.tsx';
import { DrawerLines } from './drawer-lines.tsx';
import styles from './menu-drawer.module.css';
import { useMenu } from './use-menu.ts';

/** From this width the row of drop-downs is shown instead (section 9, reading Q-25). */
const DESKTOP = '(width >= 48rem)';

interface MenuDrawerProps {
  /** Between the logo and the close button. */
  readonly head: ReactNode;
  /** Lines of the visitor's own below the menu. */
  readonly own: ReactNode;
  /** Content fixed at the foot of the drawer. */
  readonly foot: ReactNode;
  readonly className?: string | undefined;
}

/**
 * The navigation of small windows: a button and the drawer it opens. Following any link closes it (LAYOUT-11). Without
 * a menu it still has the rest (reading Q-54).
 */
export function MenuDrawer({ head, own, foot, className }: MenuDrawerProps) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const { lines, currentPath } = useMenu();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const close = () => setOpenAt(null);

  useEffect(() => {
    const wide = window.matchMedia(DESKTOP);
    const closeWhenWide = () => {
      if (wide.matches) setOpenAt(null);
    };
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, []);

  return (
    <div className={classNames(styles.place, className)}>
      <IconButton
        icon="list"
        look="bare"
        label={t('frame.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={styles.opener}
        onClick={() => setOpenAt(key)}
      />
      <Drawer
        open={isOpen}
        onClose={close}
        label={t('frame.drawer')}
        head={
          <div className={styles.head}>
            <Logo className={styles.logo} />
            {head}
          </div>
        }
        foot={foot}
      >
        {lines.length > 0 && (
          <nav aria-label={t('frame.menu')}>
            <DrawerLines lines={lines} currentPath={currentPath} onLeave={close} />
          </nav>
        )}
        {own}
      </Drawer>
    </div>
  );
}
