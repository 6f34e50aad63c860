import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { tabAfterKey } from './tab-after-key.ts';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  /** The accessible name: what the tabs choose between. */
  label: string;
  tabs: readonly Tab[];
  /** The id of the tab shown first; by default the first tab. */
  initial?: string | undefined;
  /** Passed together with `onSelect`, the parent holds the selection. */
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  /** `automatic` shows a panel as soon as the arrows reach its tab, `manual` on Enter or Space. */
  activation?: 'automatic' | 'manual' | undefined;
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** `underline` for text, `block` for days (a solid block when selected). */
  look?: 'underline' | 'block' | undefined;
  /** `all` keeps every panel in the page (hidden), for crawlers and page search; `selected` only the one shown. */
  keep?: 'all' | 'selected' | undefined;
  className?: string | undefined;
  listClassName?: string | undefined;
  /** The list of tabs, for a parent that must move the focus to one. */
  listRef?: RefObject<HTMLDivElement | null> | undefined;
}

/** Tabs that follow the WAI-ARIA pattern; arrows follow the script's direction, in vertical tabs up and down. */
export function Tabs({
  label,
  tabs,
  initial,
  selected: given,
  onSelect,
  activation = 'automatic',
  orientation = 'horizontal',
  look = 'underline',
  keep = 'all',
  className,
  listClassName,
  listRef,
}: TabsProps) {
  const base = useId();
  const ownList = useRef<HTMLDivElement>(null);
  const list = listRef ?? ownList;
  const [chosen, setChosen] = useState(initial);
  const wanted = given ?? chosen;
  const selected = tabs.some((tab) => tab.id === wanted) ? wanted : tabs[0]?.id;

  const select = (id: string) => {
    setChosen(id);
    onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // With these keys the arrow belongs to the browser: Alt and Left go back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const isRightToLeft = list.current !== null && getComputedStyle(list.current).direction === 'rtl';
    const from = buttons.indexOf(document.activeElement as HTMLElement);
    const next = tabAfterKey(event.key, from, buttons.length, orientation, isRightToLeft);
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
    const id = tabs[next]?.id;
    if (activation === 'automatic' && id !== undefined) select(id);
  };

  return (
    <div className={classNames(styles.tabs, styles[orientation], className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        className={classNames(styles.list, styles[look], listClassName)}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected || keep === 'all' ? `${base}${tab.id}panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs
        .filter((tab) => keep === 'all' || tab.id === selected)
        .map((tab) => (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${base}${tab.id}panel`}
            aria-labelledby={`${base}${tab.id}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of plain text must be reachable to be scrolled (WAI-ARIA tabs)
            tabIndex={0}
            hidden={tab.id !== selected}
            className={styles.panel}
          >
            {tab.panel}
          </div>
        ))}
    </div>
  );
}
