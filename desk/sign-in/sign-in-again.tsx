import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect } from 'react';
import { followSession } from '../api/ask-desk.ts';
import { closeSession, useSession } from '../api/session.ts';
import { mayLeave } from '../frame/may-leave.ts';
import { OtherSignInLink } from './other-sign-in-link.tsx';
import styles from './sign-in-again.module.css';
import { SignInForm } from './sign-in-form.tsx';

/**
 * Over whatever somebody is at work on when their session ends; all of that stays as it is. Whoever comes back from
 * another tab goes on with the session that was opened there.
 */
export function SignInAgain() {
  const { stage, session, other } = useSession();
  useEffect(() => {
    const look = () => {
      // Without an answer nothing changes; the next request will tell.
      if (document.visibilityState === 'visible') followSession().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return (
    <Dialog open={stage === 'over'} maxWidth="xs" aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again">Please sign in again</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p>
          {other
            ? `${other.name} is now using this browser. To go on, sign in as ${session?.person.name}.`
            : 'You’ve been signed out: twelve hours have passed, or somebody changed your account.'}{' '}
          What you typed is still here.
        </p>
        <SignInForm email={session?.person.email ?? ''} />
        <OtherSignInLink isInOtherTab />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={() => mayLeave() && closeSession()}>
          Leave the desk
        </Button>
      </DialogActions>
    </Dialog>
  );
}
