import { useState } from 'react';
import { uploadedPicture } from '#core/media/uploaded-picture.ts';
import styles from '../../pictures/pictures.module.css';
import { usePictures } from '../../pictures/pictures-api.ts';
import { StoredPicture } from '../../pictures/stored-picture.tsx';

/** A path of this site. Opening a form must not request pictures from other sites. */
const OWN_PATH = /^\/(?!\/)\S+$/;

/** What stands at the address of a picture, if it is on this site and is one. */
export function PicturePreview({ address }: { readonly address: string }) {
  const uploaded = uploadedPicture(address);
  const { data } = usePictures(uploaded !== null);
  const known = data?.find(({ name }) => name === uploaded?.name);
  if (uploaded === null)
    return OWN_PATH.test(address) ? <OwnPicture key={address} address={address} /> : null;
  if (data && !known)
    return <p className="muted">This picture isn’t on this server. Upload it, or choose another one.</p>;
  return <StoredPicture name={uploaded.name} alt={known?.alt ?? ''} />;
}

function OwnPicture({ address }: { readonly address: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <div className={styles.frame}>
      <img src={address} alt="" onError={() => setBroken(true)} />
    </div>
  );
}
