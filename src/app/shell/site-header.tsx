import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { LazyWaitingBadge } from '../../features/offline/outbox/lazy-waiting-badge.tsx';
import { SavedLink } from '../../features/offline/saved/saved-link.tsx';
import { LanguageSelect } from '../../features/shell/language-select/language-select.tsx';
import { LoginButtons } from '../../features/shell/login-buttons/login-buttons.tsx';
import { WelcomeControl } from '../../features/shell/login-buttons/welcome-control.tsx';
import { MainMenu } from '../../features/shell/menu/main-menu.tsx';
import { MenuDrawer } from '../../features/shell/menu/menu-drawer.tsx';
import { MotionSwitch } from '../../features/shell/motion-switch/motion-switch.tsx';
import { OfflineBar } from '../../features/shell/offline-bar/offline-bar.tsx';
import { canonicalPath } from '../../navigation/document-head.tsx';
import { paths } from '../../navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Logo } from '../../ui/pictures/logo.tsx';
import { useIsHeaderSmall } from './header-size.ts';
import { IconLink } from './icon-link.tsx';
import { LanguagesAndTranslation } from './languages-and-translation.tsx';
import styles from './site-header.module.css';
import { SocialLinks } from './social-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useShownPageName } from './use-shown-page-name.ts';

/**
 * The header of every page. Its container keeps its height while the header shrinks in it, so that nothing below moves
 * (reading Q-12). On the home page it takes the colour of the field it is on. A phone has one row: what is not pressed
 * on most visits is in the drawer. The check whether pages can be translated is here, not in the settings, so that a
 * build without translation contains no code for it.
 */
export function SiteHeader() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const pageName = useShownPageName();
  const isSmall = useIsHeaderSmall();
  const isOnHero = canonicalPath(pathname) === paths.home();
  const search = { to: paths.searchField(), icon: 'magnifying-glass', name: t('frame.search') } as const;
  return (
    <div className={classNames(styles.place, isSmall && styles.small)}>
      <div className={styles.floating}>
        <header className={classNames(styles.header, isOnHero && styles.onHero)}>
          <div className={styles.util}>
            <div className={`wrap ${styles.utilLine}`}>
              <SocialLinks />
              <div className={styles.settings}>
                <LazyWaitingBadge className={styles.waiting} />
                <IconLink {...search} />
                <SavedLink />
                {import.meta.env.VITE_TRANSLATE_SCRIPT ? (
                  <LanguagesAndTranslation isInHead className={styles.language} />
                ) : (
                  <LanguageSelect className={styles.language} />
                )}
                <MotionSwitch look="sign" />
                <ThemeSwitch />
              </div>
            </div>
          </div>
          <div className={styles.bar}>
            <div className={`wrap ${styles.barLine}`}>
              <Link to={paths.home()} className={styles.home} aria-label={t('frame.logo')}>
                <Logo className={styles.logo} />
              </Link>
              <MainMenu className={styles.menu} />
              <LoginButtons pageName={pageName} size="small" className={styles.buttons} />
              <IconLink {...search} className={styles.onPhone} />
              <SavedLink className={styles.onPhone} />
              <MenuDrawer
                head={<WelcomeControl pageName={pageName} />}
                own={<SavedLink look="line" />}
                foot={
                  <>
                    {import.meta.env.VITE_TRANSLATE_SCRIPT ? <LanguagesAndTranslation /> : <LanguageSelect />}
                    <MotionSwitch look="words" />
                    <LoginButtons pageName={pageName} />
                    <ThemeSwitch className={styles.theme} />
                  </>
                }
              />
            </div>
          </div>
        </header>
        <OfflineBar className={styles.note} />
      </div>
    </div>
  );
}
