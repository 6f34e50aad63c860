import { useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { AppLink } from '../links/app-link.tsx';
import { Icon } from '../pictures/icon.tsx';
import { ProviderText } from '../words/provider-text.tsx';
import styles from './disclosure-menu.module.css';
import { DisclosurePanel } from './disclosure-panel.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { useDisclosure } from './use-disclosure.ts';

interface DisclosureMenuProps {
  /** Names the navigation: "Main". */
  label: string;
  entries: readonly MenuEntry[];
  /** Marks the entry of the current page. */
  currentPath?: string | undefined;
  className?: string | undefined;
}

/**
 * A row of links and drop-downs that follows the WAI-ARIA disclosure navigation pattern: they open by press or
 * keyboard, and by hover as a bonus; Escape closes and returns the focus; only one is open at a time (LAYOUT-05).
 */
export function DisclosureMenu({ label, entries, currentPath, className }: DisclosureMenuProps) {
  const base = useId();
  const nav = useRef<HTMLElement>(null);
  const menu = useDisclosure(nav);
  const isCurrent = (entry: MenuEntry): boolean =>
    currentPath !== undefined && (entry.to === currentPath || (entry.entries ?? []).some(isCurrent));

  return (
    <nav ref={nav} aria-label={label} className={classNames(styles.nav, className)} {...menu.navProps}>
      <ul className={styles.row}>
        {entries.map((entry, index) => {
          const isOpen = menu.open === entry.id;
          const panelId = `${base}${entry.id}`;
          const hasPanel = (entry.entries ?? []).length > 0;
          const current = isCurrent(entry) ? ({ 'aria-current': 'true' } as const) : {};
          return (
            <li key={entry.id} className={styles.item} {...(hasPanel ? menu.hoverProps(entry.id) : {})}>
              {entry.to !== undefined && (
                <AppLink
                  to={entry.to}
                  newTab={entry.newTab}
                  className={styles.top}
                  {...current}
                  onClick={menu.close}
                >
                  <span className={styles.word}>
                    <ProviderText>{entry.label}</ProviderText>
                  </span>
                </AppLink>
              )}
              {hasPanel && (
                <button
                  type="button"
                  className={classNames(styles.top, entry.to !== undefined && styles.caretOnly)}
                  aria-expanded={isOpen}
                  aria-controls={panelId}
                  aria-label={entry.to === undefined ? undefined : entry.label}
                  {...(entry.to === undefined ? current : {})}
                  onClick={() => menu.press(entry.id)}
                >
                  {entry.to === undefined && (
                    <span className={styles.word}>
                      <ProviderText>{entry.label}</ProviderText>
                    </span>
                  )}
                  <Icon name="caret-down" className={styles.caret} />
                </button>
              )}
              {!hasPanel && entry.to === undefined && (
                <span className={styles.top}>
                  <ProviderText>{entry.label}</ProviderText>
                </span>
              )}
              {hasPanel && (
                <DisclosurePanel
                  id={panelId}
                  entries={entry.entries ?? []}
                  isOpen={isOpen}
                  opensTowardStart={index >= entries.length / 2}
                  currentPath={currentPath}
                  onLeave={menu.close}
                />
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
