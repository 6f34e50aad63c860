import { Link } from 'react-router-dom';
import { useKinds } from '../api/queries.ts';
import { Page } from '../frame/page.tsx';
import styles from './content-page.module.css';
import { capital } from './kind.ts';
import { OnceStarted } from './once-started.tsx';

/** All kinds of content there are. */
export function ContentPage() {
  const kinds = useKinds().data ?? [];
  return (
    <OnceStarted>
      <Page
        title="Content"
        intro="Visitors won’t see what you change here until you publish it."
        actions={<Link to="/all-content">All content as a file</Link>}
      >
        <ul className={styles.kinds}>
          {kinds.map(({ kind, many }) => (
            <li key={kind}>
              <Link to={`/${kind}`}>{capital(many)}</Link>
            </li>
          ))}
        </ul>
      </Page>
    </OnceStarted>
  );
}
