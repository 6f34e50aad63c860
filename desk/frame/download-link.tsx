import type { MouseEvent, ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { inWords } from '../api/desk-failure.ts';
import { whenSignedIn } from '../api/when-signed-in.ts';

/**
 * A file to keep. The browser fetches it by itself, and would keep a refusal under the name of the file: so the desk
 * first makes sure that somebody is signed in.
 */
export function DownloadLink({
  href,
  className,
  children,
}: {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const notify = useNotify();

  async function download(event: MouseEvent) {
    event.preventDefault();
    try {
      if (await whenSignedIn()) Object.assign(document.createElement('a'), { href, download: '' }).click();
    } catch (error) {
      notify(inWords(error), { type: 'error', autoHideDuration: 10_000 });
    }
  }

  return (
    <a href={href} download className={className} onClick={(event) => void download(event)}>
      {children}
    </a>
  );
}
