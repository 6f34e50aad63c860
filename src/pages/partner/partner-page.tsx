import '../../features/story/council/texts.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { pictureAddress } from '#core/media/picture-address.ts';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';
import { ShareButton } from '../../features/sharing/share/share-button.tsx';
import { describedBy } from '../../features/shell/page-metadata/description-of.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { PartnerView } from '../../features/story/council/partner-view.tsx';
import { usePartner } from '../../features/story/council/use-partner.ts';
import { paths } from '../../navigation/paths.ts';

/** A member of the council. The slug is the key, so that no state of another one stays (COUNCIL-06). */
export function PartnerPage() {
  const { slug = '' } = useParams();
  return <Partner key={slug} slug={slug} />;
}

function Partner({ slug }: { readonly slug: string }) {
  const { t } = useTranslation();
  const partner = usePartner(slug);
  const { state, member } = partner;
  const about = useMemo(
    () => member && describedBy([member.description], [member.name, member.designation, member.country]),
    [member],
  );
  return (
    <>
      <PageHead
        name={state === 'unknown' ? t('council.notFound') : member?.name}
        preview={about ?? undefined}
        picture={(member && pictureAddress(member.image)) ?? undefined}
        hidden={member === null}
      />
      <PartnerView
        partner={partner}
        action={member && <ShareButton title={member.name} path={paths.partner(slug)} />}
      >
        {partner.state === 'success' && <LazyAgeNote query={partner.query} />}
      </PartnerView>
    </>
  );
}
