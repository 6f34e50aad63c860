import '../../features/catalogue/catalogue/texts.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { type Category, findCategory, findSubPage } from '#content/event-categories/catalogue.ts';
import { competitionName } from '#content/event-categories/competitions.ts';
import type { SubPage } from '#content/event-categories/event-category.ts';
import { SITE_EVENT_ID } from '#core/contract/site-event.ts';
import { useTrackingString } from '../../data/visit/tracking.ts';
import { CatalogueHero } from '../../features/catalogue/catalogue/catalogue-hero.tsx';
import { Competitions } from '../../features/catalogue/catalogue/competitions.tsx';
import { PageNeighbours } from '../../features/catalogue/catalogue/page-neighbours.tsx';
import { PaintedPanel } from '../../features/catalogue/catalogue/painted-panel.tsx';
import { UnknownAddress } from '../../features/catalogue/catalogue/unknown-address.tsx';
import { ShareButton } from '../../features/sharing/share/share-button.tsx';
import { descriptionOf } from '../../features/shell/page-metadata/description-of.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { pageNameOf } from '../../navigation/page-name.ts';
import { paths } from '../../navigation/paths.ts';

/** A page of a category with its competitions (ROUTE-21). */
export function CompetitionsPage() {
  const { t } = useTranslation();
  const { event = '', page = '' } = useParams();
  const category = findCategory(event);
  const subPage = category && findSubPage(category, page);
  if (category !== undefined && subPage !== undefined)
    return <Shown key={subPage.key} category={category} page={subPage} />;
  const title = t(category === undefined ? 'catalogue.unknownArt' : 'catalogue.unknownPage');
  return (
    <>
      <PageHead name={title} hidden />
      <UnknownAddress title={title} />
    </>
  );
}

interface ShownProps {
  readonly category: Category;
  readonly page: SubPage;
}

function Shown({ category, page }: ShownProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { pathname } = useLocation();
  const trackingString = useTrackingString(pageNameOf(pathname), SITE_EVENT_ID);
  const names = 'map' in page.data ? page.data.map(competitionName) : [category.title];
  const trail = [
    { label: t('catalogue.home'), to: paths.home() },
    { label: t(`categoryGrid.names.${category.art}`), to: paths.category(category.key) },
  ];
  return (
    <>
      <PageHead
        name={page.name}
        picture={page.img.src}
        preview={descriptionOf(page.description ?? [page.name, ...names].join(', '))}
      />
      <CatalogueHero
        trail={trail}
        title={page.name}
        titleId={titleId}
        lead={page.description}
        picture={<PaintedPanel img={page.img} loading="eager" />}
        action={<ShareButton title={page.name} path={paths.categoryPage(category.key, page.key)} />}
      />
      <div className="wrap section-tight">
        <Competitions page={page} titleId={titleId} trackingString={trackingString} />
        <PageNeighbours category={category} page={page} />
      </div>
    </>
  );
}
