import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ListedPicture } from '#core/desk/pictures.ts';
import { OnceStarted } from '../content/once-started.tsx';
import { Choose } from '../frame/choose.tsx';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { Page } from '../frame/page.tsx';
import { FileButton } from './file-button.tsx';
import { PictureCard } from './picture-card.tsx';
import styles from './pictures.module.css';
import { usePictures } from './pictures-api.ts';
import { UploadDialog } from './upload-dialog.tsx';
import { useFileWays } from './use-file-ways.ts';

const SHOWN = [
  { id: 'all', title: 'All pictures' },
  { id: 'unused', title: 'Unused pictures' },
] as const;

/** All pictures of the organisers, and where each is used. */
export function PicturesPage() {
  const [file, setFile] = useState<File | null>(null);
  const [shown, setShown] = useState<string>('all');
  const { data, error, refetch } = usePictures();
  const notify = useNotify();
  const ways = useFileWays(setFile);
  const found = data?.filter((picture) => shown === 'all' || isUnused(picture));

  return (
    <OnceStarted>
      <Page
        title="Pictures"
        intro="JPEG, PNG, WebP, AVIF and GIF, up to 20 MB. We remove where and by whom each was taken. Visitors see a picture wherever published content uses it."
        actions={<FileButton onFile={setFile}>Upload a picture</FileButton>}
      >
        {error && <Failure onRetry={() => void refetch()}>{error.message}</Failure>}
        {!data && !error && <Loading of="the pictures" />}
        <div className={styles.all} {...ways}>
          {data && data.length > 0 && (
            <div className={styles.filter}>
              <Choose label="Show" value={shown} choices={SHOWN} onChoose={setShown} />
            </div>
          )}
          {found?.length === 0 && (
            <p className={styles.none}>
              {shown === 'all' ? 'No pictures yet. Drop one here, or paste it.' : 'Every picture is used.'}
            </p>
          )}
          <ul className={styles.cards}>
            {found?.map((picture) => (
              <PictureCard key={picture.name} picture={picture} />
            ))}
          </ul>
        </div>
        {file && (
          <UploadDialog
            file={file}
            onUploaded={() => {
              setFile(null);
              notify('Picture uploaded. Now choose it wherever you want to use it.');
            }}
            onClose={() => setFile(null)}
          />
        )}
      </Page>
    </OnceStarted>
  );
}

const isUnused = ({ uses, isPublished }: ListedPicture) => uses.length === 0 && !isPublished;
