import type { ReactNode } from 'react';
import { useStatus } from '../api/queries.ts';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { Page } from '../frame/page.tsx';
import { FirstStartPage } from './first-start-page.tsx';

/** Content, or how to begin if there is none of one's own yet. */
export function OnceStarted({ children }: { readonly children: ReactNode }) {
  const { data, error, refetch } = useStatus();
  if (data) return data.isStarted ? children : <FirstStartPage />;
  return (
    <Page title="The desk">
      {error ? (
        <Failure onRetry={() => void refetch()}>{error.message}</Failure>
      ) : (
        <Loading of="the content" />
      )}
    </Page>
  );
}
