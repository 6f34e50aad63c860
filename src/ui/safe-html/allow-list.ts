/** The elements outside markup may keep. No forms, no frames, no media, no drawings. */
export const ALLOWED_TAGS: readonly string[] = (
  'p br strong b em i u s sub sup small span ul ol li dl dt dd h1 h2 h3 h4 h5 h6 blockquote q cite code pre ' +
  'table thead tbody tfoot tr th td caption colgroup col a img figure figcaption hr abbr time div'
).split(' ');

/** The attributes they may keep. No style, class, id, name or data-*; nothing that loads but `src` of a picture. */
export const ALLOWED_ATTRIBUTES: readonly string[] =
  'href src alt title width height lang dir colspan rowspan scope datetime target'.split(' ');

/** Elements whose content goes with them; of every other one the words stay. */
export const FORGOTTEN_WITH_CONTENT: readonly string[] =
  'script style template noscript noembed noframes iframe object svg math audio video select textarea button title xmp'.split(
    ' ',
  );
