import { IconButton } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { mayActAs, type Role } from '#core/desk/people.ts';
import { settings } from '#core/settings.ts';
import { useSession } from '../api/session.ts';
import { Icon } from '../look/icon.tsx';
import { Mark } from '../look/mark.tsx';
import { PublishBar } from '../publish/publish-bar.tsx';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';
import { DeskLinks } from './desk-links.tsx';
import styles from './layout.module.css';
import { MenuDrawer } from './menu-drawer.tsx';
import { linksFor } from './navigation.ts';
import { PersonalMenu } from './personal-menu.tsx';

/** What surrounds every screen: a column on a desk, a bar above and a row of links within thumb's reach on a phone. */
export function DeskLayout({ children }: { readonly children: ReactNode }) {
  const role: Role = useSession().session?.person.role ?? 'inbox';
  const links = linksFor(role);
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <div className={styles.frame}>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <header className={`${styles.side} on-slip`}>
        <Link to="/" className={styles.brand}>
          <Mark />
          <span>
            {settings.productName} <span className={styles.desk}>Desk</span>
          </span>
        </Link>
        <nav className={styles.column} aria-label="Desk">
          <DeskLinks links={links} className={styles.links} />
        </nav>
        <div className={styles.person}>
          <PersonalMenu />
        </div>
        <div className={styles.menuButton}>
          <IconButton aria-label="Menu" onClick={() => setMenuOpen(true)}>
            <Icon name="list" size={26} />
          </IconButton>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <div className={styles.content}>{children}</div>
      </main>
      {mayActAs(role, 'editor') && <PublishBar />}
      <nav className={`${styles.foot} on-slip`} aria-label="Most used">
        <DeskLinks links={links.filter(({ isMostUsed }) => isMostUsed)} className={styles.footLinks} />
      </nav>
      <MenuDrawer links={links} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <SignInAgain />
    </div>
  );
}
