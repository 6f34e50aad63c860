import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import type { Invited } from '#core/desk/people.ts';
import { Moment } from '../frame/moment.tsx';
import styles from './people.module.css';

/** A link that lets one person in once. It is shown here alone and never again. */
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
            It works once, until <Moment at={endsAt} />. Send it to them yourself; it is not shown again.
          </>
        }
      />
      {copying === 'failed' && (
        <p>The browser does not let the desk copy it: select it and copy it by hand.</p>
      )}
      <Button onClick={() => void copy()}>{copying === 'done' ? 'Copied' : 'Copy the link'}</Button>
    </div>
  );
}
