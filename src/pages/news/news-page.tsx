import '../../features/news/texts.ts';
import { useTranslation } from 'react-i18next';
import { LateAgeNote } from '../../features/answer-age/late-age-note.tsx';
import { PartNote } from '../../features/answer-age/part-note.tsx';
import { LatestNews } from '../../features/news/latest-news.tsx';
import { NewsSkeleton } from '../../features/news/news-skeleton.tsx';
import { NoNews } from '../../features/news/no-news.tsx';
import { newsQuery } from '../../features/news/queries.ts';
import { useArticles } from '../../features/news/use-articles.ts';
import { PageHead } from '../../features/page-metadata/page-head.tsx';
import { socialWidgetQuery, type WidgetName } from '../../features/social-widgets/queries.ts';
import { SocialWidgets } from '../../features/social-widgets/social-widgets.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

const ageOfWidget = (name: WidgetName) => <LateAgeNote query={socialWidgetQuery(name)} />;

/** The founder's desk: the latest news (decision Q-30), and the widgets of other sites below it (NEWS-02). */
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
          <LateAgeNote query={newsQuery} />
        </div>
      </div>
      <SocialWidgets follows foot={ageOfWidget} />
    </>
  );
}
