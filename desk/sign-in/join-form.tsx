import { Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Joining, OpenSession } from '#core/desk/people.ts';
import type { DeskProblem } from '#core/desk/problems.ts';
import { askDesk } from '../api/ask-desk.ts';
import { inWords, refusalOf } from '../api/desk-failure.ts';
import { openSession } from '../api/session.ts';
import { Failure } from '../frame/failure.tsx';

const FIELDS = [
  {
    name: 'name',
    label: 'Your name',
    type: 'text',
    autoComplete: 'name',
    hint: 'Others see it next to what you change.',
  },
  {
    name: 'email',
    label: 'Your email',
    type: 'email',
    autoComplete: 'username',
    hint: 'You’ll sign in with it.',
  },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    hint: 'At least 12 characters. A few words that only you would put together are easy to remember. Don’t use a common password, your name or your email address.',
  },
] as const;

/** What an invited person fills in. */
export function JoinForm({ path, email }: { readonly path: string; readonly email: string }) {
  const [joining, setJoining] = useState<Joining>({ name: '', email, password: '' });
  const [problems, setProblems] = useState<readonly DeskProblem[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();

  async function join(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    setProblems([]);
    try {
      openSession(await askDesk<OpenSession>('POST', path, joining));
      void navigate('/', { replace: true });
    } catch (error) {
      const found = refusalOf(error)?.problems ?? [];
      setProblems(found);
      if (!found.some(({ field }) => field !== null)) setFailure(inWords(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void join(event)}>
      {failure && <Failure>{failure}</Failure>}
      {FIELDS.map(({ name, label, hint, type, autoComplete }) => {
        const problem = problems.find(({ field }) => field === name);
        return (
          <TextField
            key={name}
            label={label}
            type={type}
            autoComplete={autoComplete}
            value={joining[name]}
            onChange={({ target }) => setJoining((before) => ({ ...before, [name]: target.value }))}
            error={problem !== undefined}
            helperText={problem?.message ?? hint}
            slotProps={{ htmlInput: { required: true } }}
          />
        );
      })}
      <Button type="submit" variant="contained" disabled={isBusy}>
        Join
      </Button>
    </form>
  );
}
