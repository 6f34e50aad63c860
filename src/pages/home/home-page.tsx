import { useTranslation } from 'react-i18next';
import type { ListedEvent } from '#core/contract/event-list.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useNow } from '../../data/use-now.ts';
import { upcomingEventsQuery } from '../../features/event-lists/queries.ts';
import { HomeAbout } from '../../features/home-about/home-about.tsx';
import { HomeHero } from '../../features/home-hero/home-hero.tsx';
import { UpcomingPanel } from '../../features/home-upcoming/upcoming-panel.tsx';
import { NowNext } from '../../features/now-next/now-next.tsx';
import { PageHead } from '../../features/page-metadata/page-head.tsx';
import { SocialWidgets } from '../../features/social-widgets/social-widgets.tsx';
import { chooseEvents } from './event-choice.ts';
import { HomeNews } from './home-news.tsx';
import styles from './home-page.module.css';
import { NextEvent } from './next-event.tsx';
import { viewOfEvent } from './view-of-event.ts';

const LOOK_AT_CALENDAR_EVERY_MS = 60_000;
const NO_EVENTS: readonly ListedEvent[] = [];

/** The front of the site. While an event runs, what is on there comes before everything else. */
export function HomePage() {
  const { t, i18n } = useTranslation();
  const answer = useAnswer(upcomingEventsQuery);
  const clock = useNow(LOOK_AT_CALENDAR_EVERY_MS);
  const events = answer.state === 'here' ? answer.value : NO_EVENTS;
  // Before mount the answer's own time stands for the clock, so that server and page draw the same.
  const { running, next } = chooseEvents(events, clock ?? (answer.state === 'here' ? answer.at : 0));
  const leading = events[0];
  return (
    <>
      <PageHead />
      {running !== undefined && running.readMorePath !== '' && (
        <div className={styles.now}>
          <NowNext key={running.readMorePath} eventPath={running.readMorePath} eventName={running.name} />
        </div>
      )}
      <HomeHero />
      {next !== undefined && <NextEvent key={next.readMorePath} event={next} />}
      {leading !== undefined && <UpcomingPanel view={viewOfEvent(leading, i18n.language, t('home.to'))} />}
      <HomeAbout />
      <HomeNews />
      <SocialWidgets />
    </>
  );
}
