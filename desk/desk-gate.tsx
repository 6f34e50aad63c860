import { Button } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { useMatch } from 'react-router-dom';
import type { OpenSession } from '#core/desk/people.ts';
import { askDesk } from './api/ask-desk.ts';
import { inWords } from './api/desk-failure.ts';
import { closeSession, openSession, useSession } from './api/session.ts';
import { DeskScreens } from './desk-screens.tsx';
import { Failure } from './frame/failure.tsx';
import { JoinPage } from './sign-in/join-page.tsx';
import { Portal } from './sign-in/portal.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';

/** Shows the desk to those who are signed in, and to all others how to get there. The address stays. */
export function DeskGate() {
  const { stage } = useSession();
  const invitation = useMatch('/invitation/:secret');
  const [failure, setFailure] = useState<string | null>(null);
  const ask = useCallback(() => {
    setFailure(null);
    askDesk<OpenSession | null>('GET', '/session')
      .then((session) => (session === null ? closeSession() : openSession(session)))
      .catch((error: unknown) => setFailure(inWords(error)));
  }, []);
  useEffect(ask, [ask]);

  if (invitation) return <JoinPage secret={invitation.params.secret ?? ''} />;
  if (failure !== null)
    return (
      <Portal title="The desk">
        <Failure>{failure}</Failure>
        <Button variant="contained" onClick={ask}>
          Try again
        </Button>
      </Portal>
    );
  if (stage === 'asking') return <Portal title="The desk">{null}</Portal>;
  return stage === 'signed-out' ? <SignInPage /> : <DeskScreens />;
}
