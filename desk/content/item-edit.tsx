import { useState } from 'react';
import { EditBase, useEditContext } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { DeskItem } from '#core/desk/content.ts';
import { isWorthRepeating } from '../api/desk-failure.ts';
import { useAllItems } from '../api/queries.ts';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { Moment } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { pageOfItem } from '../preview/page-of-item.ts';
import { PreviewLink } from '../preview/preview-link.tsx';
import { ItemForm } from './form/item-form.tsx';
import { capital, titleOf, useKind } from './kind.ts';

// A failure is shown here, where it can be retried; by default the library goes back to the list.
const QUERY = { retry: isWorthRepeating, onError: () => undefined };

/** An item that is there. */
export function ItemEdit() {
  const { pathname } = useLocation();
  return (
    <EditBase<DeskItem>
      key={pathname}
      disableAuthentication
      mutationMode="pessimistic"
      redirect={false}
      redirectOnError={false}
      queryOptions={QUERY}
    >
      <Loaded />
    </EditBase>
  );
}

function Loaded() {
  const kind = useKind();
  const { record, error, isFetching, refetch } = useEditContext<DeskItem>();
  const events = useAllItems('event').data ?? [];
  const above = <Link to={`/${kind.kind}`}>{capital(kind.many)}</Link>;
  // A list leaves its items behind, perhaps older ones: a form begins with what was fetched for it.
  const [isFetched, setFetched] = useState(false);
  if (!isFetched && !isFetching && !error && record) setFetched(true);
  if (!isFetched || !record)
    return (
      <Page title={capital(kind.one)} above={above}>
        {error && !isFetching ? (
          <Failure onRetry={() => void refetch()}>{error.message}</Failure>
        ) : (
          <Loading />
        )}
      </Page>
    );
  return (
    <Page
      title={titleOf(record, kind)}
      above={above}
      actions={<PreviewLink page={pageOfItem(record, events)} />}
      intro={
        <>
          Last changed by {record.author}, <Moment at={record.changedAt} />
        </>
      }
    >
      <ItemForm item={record} />
    </Page>
  );
}
