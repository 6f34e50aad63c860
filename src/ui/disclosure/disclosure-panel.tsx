import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { AppLink } from '../links/app-link.tsx';
import { Icon } from '../pictures/icon.tsx';
import { ProviderText } from '../words/provider-text.tsx';
import styles from './disclosure-menu.module.css';
import type { MenuEntry } from './menu-entry.ts';

interface DisclosurePanelProps {
  id: string;
  entries: readonly MenuEntry[];
  isOpen: boolean;
  /** Aligned to the other edge, so that the last panels of a row stay inside the window. */
  opensTowardStart: boolean;
  currentPath: string | undefined;
  /** Called after a link was followed. */
  onLeave: () => void;
}

/**
 * The slip panel under an entry; its submenus open in place, by a press or a resting pointer. Its links are rendered
 * when it opens: it cannot be opened before hydration, and they are most of a page's links.
 */
export function DisclosurePanel({
  id,
  entries,
  isOpen,
  opensTowardStart,
  currentPath,
  onLeave,
}: DisclosurePanelProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!isOpen) setOpened(new Set());
  }, [isOpen]);
  const openedByHover = useRef<string | null>(null);
  const hover = (entry: string) => {
    if (opened.has(entry)) return;
    openedByHover.current = entry;
    setOpened(new Set(opened).add(entry));
  };
  /** The first press after hovering keeps the submenu open, because it was meant to open it. */
  const press = (entry: string) => {
    const wasHover = openedByHover.current === entry;
    openedByHover.current = null;
    const isClosing = opened.has(entry) && !wasHover;
    setOpened(new Set(isClosing ? [...opened].filter((other) => other !== entry) : [...opened, entry]));
  };

  const link = (entry: MenuEntry) => (
    <AppLink
      to={entry.to}
      newTab={entry.newTab}
      className={styles.line}
      onClick={onLeave}
      aria-current={entry.to !== undefined && entry.to === currentPath ? 'page' : undefined}
    >
      <ProviderText>{entry.label}</ProviderText>
    </AppLink>
  );

  return (
    <div
      id={id}
      data-panel
      hidden={!isOpen}
      className={classNames(styles.panel, 'on-slip', opensTowardStart && styles.towardStart)}
    >
      {isOpen && (
        <>
          <div className={classNames('ornament', 'ornament-key', styles.meander)} />
          <ul>
            {entries.map((entry) => {
              const nested = entry.entries ?? [];
              if (nested.length === 0) return <li key={entry.id}>{link(entry)}</li>;
              const isNestedOpen = opened.has(entry.id);
              return (
                <li
                  key={entry.id}
                  className={styles.group}
                  onPointerEnter={(event) => {
                    if (event.pointerType === 'mouse') hover(entry.id);
                  }}
                >
                  <div className={styles.pair}>
                    {entry.to !== undefined && link(entry)}
                    <button
                      type="button"
                      className={classNames(styles.line, entry.to !== undefined && styles.signOnly)}
                      aria-expanded={isNestedOpen}
                      aria-controls={`${id}${entry.id}`}
                      aria-label={entry.to === undefined ? undefined : entry.label}
                      onClick={() => press(entry.id)}
                    >
                      {entry.to === undefined && <ProviderText>{entry.label}</ProviderText>}
                      <Icon name={isNestedOpen ? 'minus' : 'plus'} className={styles.sign} />
                    </button>
                  </div>
                  <ul id={`${id}${entry.id}`} hidden={!isNestedOpen} className={styles.nested}>
                    {nested.map((deeper) => (
                      <li key={deeper.id}>{link(deeper)}</li>
                    ))}
                  </ul>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}
