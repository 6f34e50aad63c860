import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { writeStored } from '#core/browser-storage.ts';
import { DESK } from '#core/desk/addresses.ts';
import { PREVIEW } from '#core/preview.ts';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { Page } from '../frame/page.tsx';

const NO_STORAGE =
  'This browser blocks site storage, so the preview can’t be shown. Allow storage for this site, or use another browser.';

/** Makes this tab a preview and leads to the page in the address. Anyone who gets here may see the working copy. */
export function PreviewPage() {
  const page = pageOfSite(useSearchParams()[0].get('page') ?? '/');
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (writeStored(PREVIEW, 'on', 'sessionStorage')) location.replace(page);
    else setFailure(NO_STORAGE);
  }, [page]);
  return <Page title="Preview">{failure ? <Failure>{failure}</Failure> : <Loading of="the page" />}</Page>;
}

/** Only pages of this site, whatever a link says; the desk itself is none. */
export function pageOfSite(given: string): string {
  const { origin, pathname, search, hash } = new URL(given, location.origin);
  const isOwn = origin === location.origin && pathname !== DESK && !pathname.startsWith(`${DESK}/`);
  return isOwn ? `${pathname.replace(/^\/+/, '/')}${search}${hash}` : '/';
}
