import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { closeSession, useSession } from '../api/session.ts';
import styles from './sign-in-again.module.css';
import { SignInForm } from './sign-in-form.tsx';

/** Over whatever somebody is at work on when their session ends; all of that stays as it is. */
export function SignInAgain() {
  const { stage, session } = useSession();
  return (
    <Dialog open={stage === 'over'} maxWidth="xs" aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again">Please sign in again</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p>A sign-in lasts twelve hours, and yours is over. What you have typed is still here.</p>
        <SignInForm email={session?.person.email ?? ''} />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={closeSession}>
          Leave the desk
        </Button>
      </DialogActions>
    </Dialog>
  );
}
