import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import type { Invited } from '#core/desk/people.ts';
import { Moment } from '../frame/moment.tsx';
import styles from './people.module.css';

/** A link that lets one person in once. It is shown only here and never again. */
export function OneTimeLink({ invited: { person, link, endsAt } }: { readonly invited: Invited }) {
  const [copying, setCopying] = useState<'done' | 'failed' | null>(null);

  async function copy() {
    try {
      // Over http there is no clipboard at all.
      await navigator.clipboard.writeText(link);
      setCopying('done');
    } catch {
      setCopying('failed');
    }
  }

  return (
    <div className={styles.link} role="status">
      <TextField
        label={`Link for ${person.name || person.email}`}
        value={link}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
        helperText={
          <>
            It works once and expires <Moment at={endsAt} />. Send it to them yourself; it won’t be shown
            again.
          </>
        }
      />
      {copying === 'failed' && <p>Your browser won’t let us copy. Select the link and copy it yourself.</p>}
      <Button onClick={() => void copy()}>{copying === 'done' ? 'Copied' : 'Copy link'}</Button>
    </div>
  );
}
