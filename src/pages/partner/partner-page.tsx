import '../../features/council/texts.ts';
import { useParams } from 'react-router-dom';
import { isUnsaved, useAnswer } from '../../data/use-answer.ts';
import { findPartner } from '../../features/council/find-partner.ts';
import { PartnerOfList } from '../../features/council/partner-of-list.tsx';
import { PartnerView } from '../../features/council/partner-view.tsx';
import { partnerQuery } from '../../features/council/queries.ts';
import { PageHead } from '../../features/page-metadata/page-head.tsx';
import { pictureAddress } from '../../ui/picture-address.ts';
import { MissingPartner } from './missing-partner.tsx';

/** One member of the council. The slug is the key, so that nothing of another one stays (COUNCIL-06). */
export function PartnerPage() {
  const { slug = '' } = useParams();
  return <Partner key={slug} slug={slug} />;
}

function Partner({ slug }: { readonly slug: string }) {
  const answer = useAnswer(partnerQuery(slug));
  const member = answer.state === 'here' ? findPartner(answer.value, slug) : null;
  // The provider says no to a slug that nobody bears.
  const isUnknown =
    member === null &&
    (answer.state === 'here' || (answer.state === 'missing' && answer.reason === 'refused'));
  if (isUnknown) return <MissingPartner reason="unknown" />;
  return (
    <>
      <PageHead
        name={member?.name}
        picture={(member && pictureAddress(member.image)) ?? undefined}
        hidden={member === null}
      />
      {isUnsaved(answer) ? (
        <PartnerOfList
          slug={slug}
          reason={answer.reason}
          otherwise={(reason) => <MissingPartner reason={reason} />}
        />
      ) : (
        <PartnerView member={member} isLoading={answer.state === 'loading'} />
      )}
    </>
  );
}
