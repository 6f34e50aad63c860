import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { DESK_API } from '#core/desk/addresses.ts';
import type { OtherSignIn } from '#core/desk/people.ts';
import { askDesk } from '../api/ask-desk.ts';
import { Failure } from '../frame/failure.tsx';
import { Portal } from './portal.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** How the other service led back without a sign-in. */
const TROUBLE: Readonly<Record<string, string>> = {
  refused:
    'Nobody here has joined with the address that the other service has confirmed. Sign in with your password, or ask an owner to invite that address.',
  failed: 'Signing in at the other service did not work. Try again, or sign in with your password.',
};

export function SignInPage() {
  const trouble = TROUBLE[useSearchParams()[0].get('sign-in') ?? ''];
  const { data: other } = useQuery({
    queryKey: ['provider'],
    queryFn: () => askDesk<OtherSignIn | null>('GET', '/provider'),
  });
  return (
    <Portal title="The organisers’ desk">
      {trouble && <Failure>{trouble}</Failure>}
      <SignInForm />
      {other && (
        <p>
          <Button component="a" href={`${DESK_API}/provider/begin`}>
            Sign in with {other.name}
          </Button>
        </p>
      )}
      <p className="muted">Forgotten your password? Ask an owner of the desk for a new link.</p>
    </Portal>
  );
}
