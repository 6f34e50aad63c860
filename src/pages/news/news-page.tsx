import '../../features/story/news/texts.ts';
import { useTranslation } from 'react-i18next';
import { newsQuery } from '../../domain/news/news-query.ts';
import { socialWidgetQuery, type WidgetName } from '../../features/home/social-widgets/queries.ts';
import { SocialWidgets } from '../../features/home/social-widgets/social-widgets.tsx';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';
import { PartNote } from '../../features/offline/answer-age/part-note.tsx';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { LatestNews } from '../../features/story/news/latest-news.tsx';
import { NewsSkeleton } from '../../features/story/news/news-skeleton.tsx';
import { NoNews } from '../../features/story/news/no-news.tsx';
import { useArticles } from '../../features/story/news/use-articles.ts';
import { SectionHeading } from '../../ui/page/section-heading.tsx';

const ageOfWidget = (name: WidgetName) => <LazyAgeNote query={socialWidgetQuery(name)} />;

/** The founder's desk: the latest news (reading Q-30), and the widgets of other sites below it (NEWS-02). */
export function NewsPage() {
  const { t } = useTranslation();
  const articles = useArticles();
  return (
    <>
      <div className="section">
        <PageHead heading={t('desk.title')} lead={t('desk.lead')} />
        <div className="wrap">
          <SectionHeading level={1} size="d1" title={t('desk.title')} lead={t('desk.lead')} />
          {articles.state === 'loading' && <NewsSkeleton />}
          <NoNews {...articles} />
        </div>
        <LatestNews articles={articles.list} />
        <div className="wrap">
          <PartNote isPart={articles.isPart} />
          <LazyAgeNote query={newsQuery} />
        </div>
      </div>
      <SocialWidgets follows foot={ageOfWidget} />
    </>
  );
}
