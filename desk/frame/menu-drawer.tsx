import { Drawer, IconButton } from '@mui/material';
import { Icon } from '../look/icon.tsx';
import { DeskLinks } from './desk-links.tsx';
import styles from './layout.module.css';
import type { DeskLink } from './navigation.ts';
import { PersonalMenu } from './personal-menu.tsx';

/** The whole menu on a phone. */
export function MenuDrawer({
  links,
  isOpen,
  onClose,
}: {
  readonly links: readonly DeskLink[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' } }}
    >
      <div className={`${styles.drawer} on-slip`}>
        <IconButton aria-label="Close the menu" onClick={onClose} className={styles.close ?? ''}>
          <Icon name="x" />
        </IconButton>
        <nav aria-label="The whole desk">
          <DeskLinks links={links} className={styles.links} onFollow={onClose} />
        </nav>
        <PersonalMenu />
      </div>
    </Drawer>
  );
}
