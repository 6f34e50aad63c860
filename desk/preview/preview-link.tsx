import { Button } from '@mui/material';
import { PREVIEW_DOOR } from '#core/preview.ts';

/** Opens a page of the site with the working copy, in a tab of its own: only that tab becomes a preview. */
export function PreviewLink({ page }: { readonly page: string }) {
  return (
    <Button
      component="a"
      href={`${PREVIEW_DOOR}?page=${encodeURIComponent(page)}`}
      target="_blank"
      rel="noopener"
    >
      Preview
    </Button>
  );
}
