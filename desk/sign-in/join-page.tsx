import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Invitation } from '#core/desk/people.ts';
import { askDesk } from '../api/ask-desk.ts';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { ROLE_WORDS } from '../people/role-words.ts';
import { JoinForm } from './join-form.tsx';
import { Portal } from './portal.tsx';

/** Where a one-time link leads. */
export function JoinPage({ secret }: { readonly secret: string }) {
  const path = `/invitations/${encodeURIComponent(secret)}`;
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', secret],
    queryFn: () => askDesk<Invitation>('GET', path),
  });
  return (
    <Portal title="Join the desk">
      {error && <Failure onRetry={() => void refetch()}>{error.message}</Failure>}
      {error && <Link to="/">Go to the desk</Link>}
      {!error && !data && <Loading of="your invitation" />}
      {data && (
        <>
          <p>
            You’ve been invited with the role <strong>{ROLE_WORDS[data.role].name}</strong>. You can{' '}
            {ROLE_WORDS[data.role].may}.
          </p>
          <JoinForm path={path} email={data.email} />
        </>
      )}
    </Portal>
  );
}
