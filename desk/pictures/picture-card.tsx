import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ListedPicture } from '#core/desk/pictures.ts';
import { addressOf, readPictureName } from '#core/media/uploaded-picture.ts';
import { Confirmation } from '../frame/confirmation.tsx';
import { Moment } from '../frame/moment.tsx';
import { AltDialog } from './alt-dialog.tsx';
import { altWords, megabytes, sizeWords } from './picture-words.ts';
import styles from './pictures.module.css';
import { deletePicture, picturesChanged } from './pictures-api.ts';
import { StoredPicture } from './stored-picture.tsx';

/** A picture with what it shows, where it is used, and what can be done with it. */
export function PictureCard({ picture }: { readonly picture: ListedPicture }) {
  const { name, alt, author, uploadedAt, bytes, uses, isPublished } = picture;
  const [open, setOpen] = useState<'alt' | 'delete' | null>(null);
  const client = useQueryClient();
  const called = alt === '' ? `the ${sizeWords(name)} picture` : `“${alt}”`;
  const isUnused = uses.length === 0 && !isPublished;

  return (
    <li className={styles.card}>
      <StoredPicture name={name} alt="" />
      <div className={styles.words}>
        <h2>{altWords(alt)}</h2>
        <p className="muted">
          {sizeWords(name)}, {megabytes(bytes)}, <Moment at={uploadedAt} />
          {author && `, ${author}`}
        </p>
        {uses.length > 0 && (
          <ul className={styles.uses} aria-label={`Where ${called} is used`}>
            {uses.map(({ kind, id, title }) => (
              <li key={`${kind} ${id}`}>
                <Link to={`/${kind}/${encodeURIComponent(id)}`}>{title}</Link>
              </li>
            ))}
          </ul>
        )}
        {uses.length === 0 && <p>{isPublished ? 'Used only in earlier revisions.' : 'Not used.'}</p>}
        <div className={styles.tools}>
          <Button aria-label={`Edit description of ${called}`} onClick={() => setOpen('alt')}>
            Edit description
          </Button>
          <CopyAddress name={name} called={called} />
          {isUnused && (
            <Button aria-label={`Delete ${called}`} onClick={() => setOpen('delete')}>
              Delete
            </Button>
          )}
        </div>
      </div>
      {open === 'alt' && <AltDialog picture={picture} onClose={() => setOpen(null)} />}
      {open === 'delete' && (
        <Confirmation
          title="Delete this picture?"
          doIt="Delete it"
          onDo={() => deletePicture(name).finally(() => picturesChanged(client))}
          onClose={() => setOpen(null)}
        >
          Nothing uses {called}. It will be deleted for good.
        </Confirmation>
      )}
    </li>
  );
}

/** For texts in HTML, which have no field for a picture. */
function CopyAddress({ name, called }: { readonly name: string; readonly called: string }) {
  const notify = useNotify();
  const picture = readPictureName(name);
  async function copy(address: string) {
    try {
      // Over http there is no clipboard at all.
      await navigator.clipboard.writeText(address);
      notify('Link copied.');
    } catch {
      notify(address, { autoHideDuration: null });
    }
  }
  return (
    picture && (
      <Button aria-label={`Copy link to ${called}`} onClick={() => void copy(addressOf(picture))}>
        Copy link
      </Button>
    )
  );
}
