import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import type { Invited } from '#core/desk/people.ts';
import { Moment } from '../frame/moment.tsx';
import styles from './people.module.css';

/** A link that lets one person in once. It is shown here alone and never again. */
export function OneTimeLink({ invited: { person, link, endsAt } }: { readonly invited: Invited }) {
  const [isCopied, setCopied] = useState(false);
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
      <Button
        onClick={() =>
          void navigator.clipboard.writeText(link).then(
            () => setCopied(true),
            () => undefined,
          )
        }
      >
        {isCopied ? 'Copied' : 'Copy the link'}
      </Button>
    </div>
  );
}
