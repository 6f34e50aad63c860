import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Chapter, historyChapters } from '#content/story/history-chapters.ts';
import { settings } from '#core/settings.ts';
import { Tabs } from '../../../ui/disclosure/tabs.tsx';
import { ArrowButton } from '../../../ui/links/arrow-button.tsx';
import { English } from '../../../ui/words/english.tsx';
import styles from './history-tabs.module.css';
import { useChosenChapter } from './use-chosen-chapter.ts';

const CHAPTERS = historyChapters(settings.productName);
const KEYS = CHAPTERS.map(({ key }) => key);

interface HistoryTabsProps {
  /** Renders a chapter's text; the page decides how. */
  readonly textOf: (chapter: Chapter) => ReactNode;
}

/** The seven chapters of the history in vertical tabs, the first one selected (section 2, HISTORY-03, HISTORY-04). */
export function HistoryTabs({ textOf }: HistoryTabsProps) {
  const { t } = useTranslation();
  const [chosen, choose, place] = useChosenChapter(KEYS);
  const readOn = useRef(false);

  // "Next chapter" leads to the top of the next chapter, with the focus on its tab.
  useEffect(() => {
    if (!readOn.current || chosen === '') return;
    readOn.current = false;
    place.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }, [chosen, place]);

  const tabs = CHAPTERS.map((chapter, index) => {
    const next = CHAPTERS[index + 1];
    return {
      id: chapter.key,
      label: <English>{chapter.label}</English>,
      panel: (
        <div className={styles.chapter}>
          <h3 className="d3">
            <English>{chapter.title}</English>
          </h3>
          {textOf(chapter)}
          {next && (
            <p className={styles.next}>
              <span className="muted">{t('story.history.next')}</span>
              <ArrowButton
                onClick={() => {
                  readOn.current = true;
                  choose(next.key);
                }}
              >
                <English>{next.label}</English>
              </ArrowButton>
            </p>
          )}
        </div>
      ),
    };
  });

  return (
    <div ref={place} className={styles.place}>
      <Tabs
        label={t('story.history.chapters')}
        tabs={tabs}
        selected={chosen}
        onSelect={choose}
        orientation="vertical"
      />
    </div>
  );
}
