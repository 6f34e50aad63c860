import { Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { OpenSession } from '#core/desk/people.ts';
import { askDesk } from '../api/ask-desk.ts';
import { inWords } from '../api/desk-failure.ts';
import { openSession } from '../api/session.ts';
import { Failure } from '../frame/failure.tsx';

/** Address and password; a failed attempt clears nothing. */
export function SignInForm({
  email: known = '',
  onSignedIn,
}: {
  readonly email?: string;
  readonly onSignedIn?: () => void;
}) {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function signIn(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      const session = await askDesk<OpenSession>('POST', '/session', { email, password });
      onSignedIn?.();
      openSession(session);
    } catch (error) {
      setFailure(inWords(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void signIn(event)}>
      {failure && <Failure>{failure}</Failure>}
      <TextField
        label="Your email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        slotProps={{ htmlInput: { required: true } }}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        slotProps={{ htmlInput: { required: true } }}
      />
      <Button type="submit" variant="contained" disabled={isBusy}>
        Sign in
      </Button>
    </form>
  );
}
