import { Button } from '@mui/material';
import { useLogout, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { inWords } from '../api/desk-failure.ts';
import { useSession } from '../api/session.ts';
import { Icon } from '../look/icon.tsx';
import { useThemeInUse } from '../look/theme-on-root.tsx';
import { ROLE_WORDS } from '../people/role-words.ts';
import styles from './layout.module.css';
import { mayLeave } from './may-leave.ts';

/** Who is signed in, the theme, and the way out. */
export function PersonalMenu() {
  const person = useSession().session?.person;
  const [theme, choose] = useThemeInUse();
  const logOut = useLogout();
  const notify = useNotify();
  async function signOut() {
    if (!mayLeave()) return;
    await logOut().catch((error: unknown) =>
      notify(`You’re still signed in. ${inWords(error)}`, { type: 'error', autoHideDuration: 10_000 }),
    );
  }
  return (
    <div className={styles.personal}>
      <p>
        <strong>{person?.name}</strong>
        <br />
        <span className="muted">{person && ROLE_WORDS[person.role].name}</span>
      </p>
      <Button variant="text" component={Link} to="/account" startIcon={<Icon name="user" size={18} />}>
        Your account
      </Button>
      <Button
        variant="text"
        component="a"
        href="/"
        target="_blank"
        rel="noopener"
        startIcon={<Icon name="arrow-square-out" size={18} />}
      >
        See the site
      </Button>
      <Button
        variant="text"
        startIcon={<Icon name={theme === 'dark' ? 'sun' : 'moon'} size={18} />}
        onClick={() => choose(theme === 'dark' ? 'light' : 'dark')}
      >
        {theme === 'dark' ? 'Light colours' : 'Dark colours'}
      </Button>
      <Button variant="text" startIcon={<Icon name="arrow-left" size={18} />} onClick={() => void signOut()}>
        Sign out
      </Button>
    </div>
  );
}
