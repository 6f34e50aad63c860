import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { DeskPicture, ListedPicture, NewAlt, PictureUploaded } from '#core/desk/pictures.ts';
import { askDesk, query } from '../api/ask-desk.ts';

const KEY = ['pictures'];
const pathOf = (name: string) => `/pictures/${encodeURIComponent(name)}`;

/** All pictures that were uploaded, with where each is used. */
export const usePictures = (isWanted = true) =>
  useQuery({
    queryKey: KEY,
    queryFn: () => askDesk<readonly ListedPicture[]>('GET', '/pictures'),
    enabled: isWanted,
  });

/** @param alt null if the picture is mere decoration */
export const uploadPicture = (file: Blob, alt: string | null) =>
  askDesk<PictureUploaded>(
    'POST',
    `/pictures${query(alt === null ? { decorative: 1 } : { alt: alt.trim() })}`,
    file,
  );

export const changeAlt = (name: string, alt: string) =>
  askDesk<DeskPicture>('PUT', pathOf(name), { alt } satisfies NewAlt);

export const deletePicture = (name: string) => askDesk<object>('DELETE', pathOf(name));

export const picturesChanged = (client: QueryClient) => client.invalidateQueries({ queryKey: KEY });
