import { Button } from '@mui/material';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import type { TrailEntry } from '#core/desk/content.ts';
import { askDesk, query } from '../api/ask-desk.ts';
import { useKinds } from '../api/queries.ts';
import { capital } from '../content/kind.ts';
import { Choose } from '../frame/choose.tsx';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { Moment } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { Difference } from '../publish/difference.tsx';
import { PutBackButton } from './put-back-button.tsx';
import styles from './trail-page.module.css';

const COUNT = 50;
const ALL = { id: '', title: 'All' };

/** Every change of the working copy: who, what, when. The filters are in the address, so Back restores them. */
export function TrailPage() {
  const [asked, setAsked] = useSearchParams();
  const [kind, id, author] = ['kind', 'id', 'author'].map((name) => asked.get(name) ?? '');
  const kinds = useKinds().data ?? [];
  const authors = useQuery({
    queryKey: ['authors'],
    queryFn: () => askDesk<readonly string[]>('GET', '/authors'),
  });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['trail', kind, id, author],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before }) =>
      askDesk<readonly TrailEntry[]>('GET', `/changes${query({ kind, id, author, before, count: COUNT })}`),
    getNextPageParam: (last) => (last.length < COUNT ? undefined : last.at(-1)?.number),
  });
  const entries = data?.pages.flat() ?? [];
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(asked);
    // Another kind has other items.
    if (name === 'kind') next.delete('id');
    if (value === '') next.delete(name);
    else next.set(name, value);
    setAsked(next);
  };
  return (
    <Page
      title="All changes"
      above={<Link to="/history">History</Link>}
      intro="Every change to the content, published or not. Nobody can alter this list. It doesn’t cover picture descriptions, people or messages."
    >
      <section className={styles.filters} aria-label="Filters">
        <Choose
          label="Person"
          value={author ?? ''}
          choices={[ALL, ...(authors.data ?? []).map((name) => ({ id: name, title: name }))]}
          onChoose={(value) => choose('author', value)}
        />
        <Choose
          label="Kind"
          value={kind ?? ''}
          choices={[ALL, ...kinds.map((one) => ({ id: one.kind, title: capital(one.many) }))]}
          onChoose={(value) => choose('kind', value)}
        />
        {id && <Button onClick={() => choose('id', '')}>Show all items</Button>}
      </section>
      {error && <Failure onRetry={() => void refetch()}>{error.message}</Failure>}
      {!data && !error && <Loading of="the changes" />}
      {data && entries.length === 0 && <p>Nothing has been changed yet.</p>}
      <h2 className="visually-hidden">What changed</h2>
      <ol className={styles.entries}>
        {entries.map((entry, place) => (
          <li key={entry.number}>
            <p className="muted">
              <strong>{entry.author}</strong>, <Moment at={entry.changedAt} />
            </p>
            <Difference items={[entry]} />
            {isStillGone(entry, entries.slice(0, place)) && <PutBackButton entry={entry} />}
            {!id && (
              <Link
                to={`/changes${query({ kind: entry.kind, id: entry.id })}`}
                aria-label={`All changes to this item: ${entry.title || entry.id}`}
              >
                All changes to this item
              </Link>
            )}
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Older changes
        </Button>
      )}
    </Page>
  );
}

/** Whether it was removed with this change, and nothing that is known has happened to it since. */
const isStillGone = ({ action, kind, id }: TrailEntry, since: readonly TrailEntry[]) =>
  action === 'remove' && !since.some((later) => later.kind === kind && later.id === id);
