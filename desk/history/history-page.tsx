import { Link } from 'react-router-dom';
import { useRevisions } from '../api/queries.ts';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { Moment } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { BringBack } from './bring-back.tsx';
import styles from './history-page.module.css';

/** Everything that was published, and the way back. */
export function HistoryPage() {
  const { data, error, refetch } = useRevisions();
  return (
    <Page
      title="History"
      actions={<Link to="/changes">All changes</Link>}
      intro="Each time somebody publishes, a revision is kept for good. Showing an older one again loses nothing: it becomes the newest, and your unpublished work stays as it is."
    >
      {error && <Failure onRetry={() => void refetch()}>{error.message}</Failure>}
      {!data && !error && <Loading of="the history" />}
      {data?.length === 0 && <p>Nothing has been published yet.</p>}
      {data && data.length > 0 && (
        <ol className={styles.revisions}>
          {data.map(({ number, publishedAt, author, note, broughtBack }, place) => (
            <li key={number}>
              <h2 className="num">{number}</h2>
              <div className={styles.facts}>
                <p>
                  {note || (broughtBack === null ? 'No note' : '')}
                  {broughtBack !== null && ` Shows revision ${broughtBack} again`}
                </p>
                <p className="muted">
                  {author}, <Moment at={publishedAt} />
                  {place === 0 && <strong className={styles.now}> Visitors see this</strong>}
                </p>
              </div>
              <div className={styles.tools}>
                <Link to={`/history/${number}`} aria-label={`What changed with revision ${number}`}>
                  What changed
                </Link>
                {place > 0 && <BringBack number={number} />}
              </div>
            </li>
          ))}
        </ol>
      )}
    </Page>
  );
}
