import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { DESK } from '#core/desk/addresses.ts';
import { Failure } from '../frame/failure.tsx';
import { leaveFirstScreen } from '../frame/first-screen.ts';
import { OtherSignInLink } from './other-sign-in-link.tsx';
import { Portal } from './portal.tsx';
import { SignInForm } from './sign-in-form.tsx';

const WORD = 'sign-in';

/** How the other service led back without a sign-in. */
const TROUBLE: ReadonlyMap<string, string> = new Map([
  [
    'refused',
    'Nobody here uses the email address confirmed by the other service. Sign in with your password, or ask an owner to invite that address.',
  ],
  [
    'unverified',
    'The other service doesn’t say it has verified your email address, so the desk can’t rely on it. Sign in with your password, and tell whoever runs the server.',
  ],
  [
    'too-many',
    'Too many failed attempts. Please wait a quarter of an hour and try again, or sign in with your password.',
  ],
  ['failed', 'Signing in with the other service didn’t work. Try again, or sign in with your password.'],
]);

export function SignInPage() {
  const trouble = useTrouble();
  const { pathname, search } = useLocation();
  // Without anything more, the way back leads to the desk itself.
  const to = pathname + search === '/' ? undefined : DESK + pathname + search;
  return (
    <Portal title="The organisers’ desk">
      {trouble && <Failure>{trouble}</Failure>}
      <SignInForm onSignedIn={leaveFirstScreen} />
      <OtherSignInLink to={to} />
      <p className="muted">Forgotten your password? Ask an owner of the desk for a new link.</p>
    </Portal>
  );
}

/** What the address says went wrong. It is taken out of the address, or it would be said again after the next sign-out. */
function useTrouble(): string | undefined {
  const [params, setParams] = useSearchParams();
  const [word] = useState(() => params.get(WORD));
  const isSaid = params.has(WORD);
  useEffect(() => {
    if (!isSaid) return;
    const without = (given: URLSearchParams) => [...given].filter(([name]) => name !== WORD);
    setParams((given) => new URLSearchParams(without(given)), { replace: true });
  }, [isSaid, setParams]);
  return TROUBLE.get(word ?? '');
}
