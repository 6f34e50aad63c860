import { useQuery } from '@tanstack/react-query';
import type { Person } from '#core/desk/people.ts';
import { askDesk } from '../api/ask-desk.ts';
import { useSession } from '../api/session.ts';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { Page } from '../frame/page.tsx';
import { InviteForm } from './invite-form.tsx';
import styles from './people.module.css';
import { PersonRow } from './person-row.tsx';

/** By name; of two who have the same, also by address. */
function called({ id, name, email }: Person, all: readonly Person[]): string {
  if (name === '') return email;
  return all.some((other) => other.id !== id && other.name === name) ? `${name} (${email})` : name;
}

/** Who may use the desk. */
export function PeoplePage() {
  const own = useSession().session?.person.id;
  const { data, error, refetch } = useQuery({
    queryKey: ['people'],
    queryFn: () => askDesk<readonly Person[]>('GET', '/people'),
  });
  return (
    <Page
      title="People"
      intro="Everyone who works here has their own account, so the history shows who did what."
    >
      {error && <Failure onRetry={() => void refetch()}>{error.message}</Failure>}
      {!data && !error && <Loading of="the people" />}
      {data && (
        <ul className={styles.people}>
          {data.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              called={called(person, data)}
              isOwn={person.id === own}
            />
          ))}
        </ul>
      )}
      <InviteForm />
    </Page>
  );
}
