import { Link, useParams } from 'react-router-dom';
import { DESK_API } from '#core/desk/addresses.ts';
import { useRevisionDifference, useRevisions } from '../api/queries.ts';
import { DownloadLink } from '../frame/download-link.tsx';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { Moment } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { Difference } from '../publish/difference.tsx';
import { BringBack } from './bring-back.tsx';

/** What one revision changed. */
export function RevisionPage() {
  const number = Number(useParams().number);
  const { data, error, refetch } = useRevisionDifference(number);
  const revisions = useRevisions().data;
  const facts = revisions?.find((one) => one.number === number);
  return (
    <Page
      title={`Revision ${number}`}
      above={<Link to="/history">History</Link>}
      actions={facts && revisions?.[0]?.number !== number && <BringBack number={number} />}
      intro={
        facts && (
          <>
            {facts.author}, <Moment at={facts.publishedAt} />
            {facts.note && `: ${facts.note}`}
          </>
        )
      }
    >
      {error && <Failure onRetry={() => void refetch()}>{error.message}</Failure>}
      {!data && !error && <Loading of="the changes" />}
      <h2 className="visually-hidden">What changed</h2>
      {data && <Difference items={data} />}
      {data && (
        <p>
          <DownloadLink href={`${DESK_API}/content.json?revision=${number}`}>
            All content of this revision as a file
          </DownloadLink>
        </p>
      )}
    </Page>
  );
}
