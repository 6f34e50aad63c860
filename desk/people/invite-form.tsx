import { Button, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Invited, Role } from '#core/desk/people.ts';
import { askDesk } from '../api/ask-desk.ts';
import { inWords, refusalOf } from '../api/desk-failure.ts';
import { Choose } from '../frame/choose.tsx';
import { Failure } from '../frame/failure.tsx';
import { OneTimeLink } from './one-time-link.tsx';
import styles from './people.module.css';
import { ROLE_CHOICES, ROLE_WORDS } from './role-words.ts';

/** Invites somebody; the link is shown once, and the inviting person passes it on. */
export function InviteForm() {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [invited, setInvited] = useState<Invited | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const client = useQueryClient();

  async function invite(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    setFailure(null);
    setInvited(null);
    try {
      setInvited(await askDesk<Invited>('POST', '/people', { email: email.trim(), role }));
      setEmail('');
      await client.invalidateQueries({ queryKey: ['people'] });
    } catch (error) {
      const found = refusalOf(error)?.problems?.find(({ field }) => field === 'email');
      if (found) setProblem(found.message);
      else setFailure(inWords(error));
    }
  }

  return (
    <section className={styles.invite} aria-label="Invite somebody">
      <h2>Invite somebody</h2>
      <form onSubmit={(event) => void invite(event)} noValidate>
        {failure && <Failure>{failure}</Failure>}
        <TextField
          label="Their email"
          type="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={problem !== null}
          helperText={problem}
        />
        <Choose
          label="Their role"
          value={role}
          choices={ROLE_CHOICES}
          onChoose={(next) => setRole(next as Role)}
          hint={`They can ${ROLE_WORDS[role].may}.`}
        />
        <Button type="submit" variant="contained" disabled={email.trim() === ''}>
          Invite
        </Button>
      </form>
      {invited && <OneTimeLink invited={invited} />}
    </section>
  );
}
