import '../../features/catalogue/catalogue/texts.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { findCategory } from '#content/event-categories/catalogue.ts';
import { CatalogueHero } from '../../features/catalogue/catalogue/catalogue-hero.tsx';
import { SubPageFrieze } from '../../features/catalogue/catalogue/sub-page-frieze.tsx';
import { UnknownAddress } from '../../features/catalogue/catalogue/unknown-address.tsx';
import { ShareButton } from '../../features/sharing/share/share-button.tsx';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { paths } from '../../navigation/paths.ts';
import { Art } from '../../ui/art/art.tsx';

/**
 * One of the eight categories and its pages (ROUTE-20). It requests nothing: the catalogue is part of the site
 * (CAT-17).
 */
export function CategoryPage() {
  const { t } = useTranslation();
  const { event = '' } = useParams();
  const category = findCategory(event);
  if (category === undefined) {
    return (
      <>
        <PageHead name={t('catalogue.unknownArt')} hidden />
        <UnknownAddress title={t('catalogue.unknownArt')} />
      </>
    );
  }
  return (
    <>
      <PageHead lead={category.lead} picture={`/art/category-${category.art}.svg`} />
      <CatalogueHero
        trail={[{ label: t('catalogue.home'), to: paths.home() }]}
        title={category.title}
        lead={category.lead}
        disc={<Art name={`category-${category.art}`} />}
        action={<ShareButton title={category.title} path={paths.category(category.key)} />}
      />
      <section className="wrap section" aria-label={t('catalogue.pages')}>
        <SubPageFrieze category={category} />
      </section>
    </>
  );
}
