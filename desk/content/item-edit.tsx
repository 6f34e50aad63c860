import { EditBase, useEditContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DeskItem } from '#core/desk/content.ts';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { Moment } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { ItemForm } from './form/item-form.tsx';
import { capital, titleOf, useKind } from './kind.ts';

/** An item that is there. */
export function ItemEdit() {
  return (
    <EditBase<DeskItem> disableAuthentication mutationMode="pessimistic" redirect={false}>
      <Loaded />
    </EditBase>
  );
}

function Loaded() {
  const kind = useKind();
  const { record, error, refetch } = useEditContext<DeskItem>();
  const above = <Link to={`/${kind.kind}`}>{capital(kind.many)}</Link>;
  if (!record)
    return (
      <Page title={capital(kind.one)} above={above}>
        {error ? <Failure onRetry={() => void refetch()}>{error.message}</Failure> : <Loading of="it" />}
      </Page>
    );
  return (
    <Page
      title={titleOf(record, kind)}
      above={above}
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
