import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invited, Person, Role } from '#core/desk/people.ts';
import { askDesk } from '../api/ask-desk.ts';
import { inWords } from '../api/desk-failure.ts';
import { Choose } from '../frame/choose.tsx';
import { Confirmation } from '../frame/confirmation.tsx';
import { Failure } from '../frame/failure.tsx';
import { Moment } from '../frame/moment.tsx';
import { OneTimeLink } from './one-time-link.tsx';
import styles from './people.module.css';
import { ROLE_CHOICES, ROLE_WORDS } from './role-words.ts';

/** Somebody who may use the desk: their role, a new link if they have lost theirs or their password, and the way out. */
export function PersonRow({
  person,
  called,
  isOwn,
}: {
  readonly person: Person;
  /** So that two people are not confused. */
  readonly called: string;
  readonly isOwn: boolean;
}) {
  const { id, name, email, role, joinedAt } = person;
  const path = `/people/${encodeURIComponent(id)}`;
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [invited, setInvited] = useState<Invited | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [newRole, setNewRole] = useState<Role | null>(null);
  const renew = () => client.invalidateQueries({ queryKey: ['people'] });

  async function attempt(work: () => Promise<unknown>) {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(inWords(error));
    }
  }

  return (
    <li className={styles.person}>
      <div>
        <h2>{name || email}</h2>
        <p className="muted">
          {name && `${email}, `}
          {joinedAt ? (
            <>
              joined <Moment at={joinedAt} />
            </>
          ) : (
            'hasn’t joined yet'
          )}
          {isOwn && ' (you)'}
        </p>
      </div>
      <Choose
        label={`${called}’s role`}
        value={role}
        choices={ROLE_CHOICES}
        onChoose={(next) => setNewRole(next as Role)}
      />
      <div className={styles.tools}>
        <Button
          aria-label={`New link for ${called}`}
          onClick={() => void attempt(async () => setInvited(await askDesk<Invited>('POST', `${path}/link`)))}
        >
          New link
        </Button>
        {!isOwn && (
          <Button aria-label={`Remove ${called}`} onClick={() => setAsked(true)}>
            Remove
          </Button>
        )}
      </div>
      {failure && <Failure>{failure}</Failure>}
      {invited && <OneTimeLink invited={invited} />}
      {newRole && (
        <Confirmation
          title={`Change ${called}’s role to ${ROLE_WORDS[newRole].name}?`}
          doIt="Change role"
          onDo={() => askDesk('PUT', path, { role: newRole }).then(renew)}
          onClose={() => setNewRole(null)}
        >
          They can then {ROLE_WORDS[newRole].may}. They’ll be signed out at once, and any unused invitation
          stops working.
        </Confirmation>
      )}
      {isAsked && (
        <Confirmation
          title={`Remove ${called}?`}
          doIt={`Remove ${called}`}
          onDo={() => askDesk('DELETE', path).then(renew)}
          onClose={() => setAsked(false)}
        >
          They’ll be signed out everywhere at once. What they’ve changed stays, with their name.
        </Confirmation>
      )}
    </li>
  );
}
