import { Button } from '@mui/material';
import { useState } from 'react';
import { useStatus } from '../api/queries.ts';
import { PreviewLink } from '../preview/preview-link.tsx';
import styles from './publish-bar.module.css';
import { PublishDialog } from './publish-dialog.tsx';

/** How many changes visitors do not see yet, and the way to show them. Where there are none it takes no room. */
export function PublishBar() {
  const [isOpen, setOpen] = useState(false);
  const { data } = useStatus();
  const count = data?.isStarted ? data.unpublished : 0;
  if (count === 0 && !isOpen) return null;
  return (
    <section className={styles.bar} aria-label="Publishing">
      <p>
        <strong>{count === 1 ? '1 change' : `${count} changes`}</strong> not published
      </p>
      <div className={styles.tools}>
        <PreviewLink page="/" />
        <Button variant="contained" onClick={() => setOpen(true)}>
          Publish
        </Button>
      </div>
      {isOpen && <PublishDialog onClose={() => setOpen(false)} />}
    </section>
  );
}
