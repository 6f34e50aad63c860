import { Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import type { NewPassword, OpenSession } from '#core/desk/people.ts';
import type { DeskProblem } from '#core/desk/problems.ts';
import { askDesk } from '../api/ask-desk.ts';
import { inWords, refusalOf } from '../api/desk-failure.ts';
import { openSession, useSession } from '../api/session.ts';
import { Failure } from '../frame/failure.tsx';
import { Page } from '../frame/page.tsx';
import styles from './account-page.module.css';

const NOTHING: NewPassword = { old: '', new: '' };
const FIELDS = [
  { name: 'old', label: 'Current password', autoComplete: 'current-password', hint: '' },
  {
    name: 'new',
    label: 'New password',
    autoComplete: 'new-password',
    hint: 'At least 12 characters. Four words that don’t belong together are easy to remember. Don’t use a common password, your name or your email address.',
  },
] as const;

/** One's own account: who one is here, and another password. */
export function AccountPage() {
  const person = useSession().session?.person;
  const [given, setGiven] = useState(NOTHING);
  const [problems, setProblems] = useState<readonly DeskProblem[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();

  async function change(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    setProblems([]);
    try {
      openSession(await askDesk<OpenSession>('PUT', '/password', given));
      setGiven(NOTHING);
      notify('Password changed. You’ve been signed out everywhere else.');
    } catch (error) {
      const found = refusalOf(error)?.problems ?? [];
      setProblems(found);
      if (found.length === 0) setFailure(inWords(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Page title="Your account" intro={person && `${person.name}, ${person.email}`}>
      <form className={styles.form} onSubmit={(event) => void change(event)}>
        <h2>Change your password</h2>
        {failure && <Failure>{failure}</Failure>}
        {/* So that a password manager knows whose it is. */}
        <input hidden readOnly autoComplete="username" value={person?.email ?? ''} />
        {FIELDS.map(({ name, label, autoComplete, hint }) => {
          const problem = problems.find(({ field }) => field === name);
          return (
            <TextField
              key={name}
              label={label}
              type="password"
              autoComplete={autoComplete}
              value={given[name]}
              onChange={({ target }) => setGiven((before) => ({ ...before, [name]: target.value }))}
              error={problem !== undefined}
              helperText={problem?.message ?? hint}
            />
          );
        })}
        <Button type="submit" variant="contained" disabled={isBusy || given.old === '' || given.new === ''}>
          Change password
        </Button>
      </form>
    </Page>
  );
}
