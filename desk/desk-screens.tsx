import { AdminUI, CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { mayActAs, type Role } from '#core/desk/people.ts';
import { AccountPage } from './account/account-page.tsx';
import { useKinds } from './api/queries.ts';
import { useSession } from './api/session.ts';
import { ContentPage } from './content/content-page.tsx';
import { ItemCreate } from './content/item-create.tsx';
import { ItemEdit } from './content/item-edit.tsx';
import { ItemList } from './content/item-list.tsx';
import { Failure } from './frame/failure.tsx';
import { DeskLayout } from './frame/layout.tsx';
import { NotFoundPage } from './frame/not-found-page.tsx';
import { HistoryPage } from './history/history-page.tsx';
import { RevisionPage } from './history/revision-page.tsx';
import { InboxPage } from './inbox/inbox-page.tsx';
import { PeoplePage } from './people/people-page.tsx';
import { PicturesPage } from './pictures/pictures-page.tsx';
import { PreviewPage } from './preview/preview-page.tsx';
import { ImportPage } from './programme/import-page.tsx';
import { Portal } from './sign-in/portal.tsx';
import { TodayPage } from './today/today-page.tsx';
import { TrailPage } from './trail/trail-page.tsx';
import { TransferPage } from './transfer/transfer-page.tsx';

/** All screens of the desk that this person may open. */
export function DeskScreens() {
  const { session } = useSession();
  const role: Role = session?.person.role ?? 'inbox';
  return mayActAs(role, 'editor') ? <EditorScreens isOwner={mayActAs(role, 'owner')} /> : <InboxScreens />;
}

function InboxScreens() {
  return (
    <AdminUI layout={DeskLayout} catchAll={NotFoundPage} dashboard={InboxPage} disableTelemetry>
      <CustomRoutes>
        <Route path="/inbox" element={<Navigate to="/" replace />} />
        <Route path="/account" element={<AccountPage />} />
      </CustomRoutes>
    </AdminUI>
  );
}

function EditorScreens({ isOwner }: { readonly isOwner: boolean }) {
  const { data: kinds, error } = useKinds();
  if (error && !kinds)
    return (
      <Portal title="The desk">
        <Failure>{error.message}</Failure>
      </Portal>
    );
  if (kinds === undefined) return <Portal title="The desk">{null}</Portal>;
  return (
    <AdminUI layout={DeskLayout} catchAll={NotFoundPage} dashboard={TodayPage} disableTelemetry>
      {kinds.map(({ kind }) => (
        <Resource key={kind} name={kind} list={ItemList} edit={ItemEdit} create={ItemCreate} />
      ))}
      <CustomRoutes>
        <Route path="/content" element={<ContentPage />} />
        <Route path="/preview" element={<PreviewPage />} />
        <Route path="/pictures" element={<PicturesPage />} />
        <Route path="/import" element={<ImportPage />} />
        <Route path="/all-content" element={<TransferPage />} />
        <Route path="/account" element={<AccountPage />} />
        <Route path="/changes" element={<TrailPage />} />
        <Route path="/history" element={<HistoryPage />} />
        <Route path="/history/:number" element={<RevisionPage />} />
        <Route path="/inbox" element={<InboxPage />} />
        {isOwner && <Route path="/people" element={<PeoplePage />} />}
      </CustomRoutes>
    </AdminUI>
  );
}
