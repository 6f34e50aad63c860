import { CreateBase } from 'react-admin';
import { Link } from 'react-router-dom';
import { Page } from '../frame/page.tsx';
import { ItemForm } from './form/item-form.tsx';
import { capital, useKind } from './kind.ts';

/** A new item, or one that begins as a copy of another. */
export function ItemCreate() {
  const { kind, one, many } = useKind();
  return (
    <CreateBase disableAuthentication>
      <Page title={`New ${one}`} above={<Link to={`/${kind}`}>{capital(many)}</Link>}>
        <ItemForm item={null} />
      </Page>
    </CreateBase>
  );
}
