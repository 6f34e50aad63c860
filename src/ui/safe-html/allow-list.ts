import { WITHOUT_SCRIPT } from './plain-tags.ts';

/** The elements provider markup may keep. No forms, frames, media or drawings. */
export const ALLOWED_TAGS: readonly string[] = (
  'p br strong b em i u s sub sup small span ul ol li dl dt dd h1 h2 h3 h4 h5 h6 blockquote q cite code pre ' +
  'table thead tbody tfoot tr th td caption colgroup col a img figure figcaption hr abbr time div'
).split(' ');

/** The attributes they may keep. No style, class, id, name or data-*; nothing that loads except `src` of a picture. */
export const ALLOWED_ATTRIBUTES: readonly string[] =
  'href src alt title width height lang dir colspan rowspan scope datetime target'.split(' ');

/**
 * Elements that tell where a picture is. The cleaners keep them, and `finishNodes` reads and removes them. `data` is
 * what `plainTags` makes of `noscript`, which contains a lazy loader's picture for browsers without scripts.
 */
export const READ_TAGS: readonly string[] = ['picture', 'source', WITHOUT_SCRIPT];

/** Elements removed together with their content; every other element leaves its text. */
export const FORGOTTEN_WITH_CONTENT: readonly string[] =
  'script style template noscript xml noembed noframes iframe object svg math audio video select textarea button title xmp'.split(
    ' ',
  );

/** Elements removed from around their text, for the browser, which needs a list: all other HTML elements with text. */
export const LEFT_AROUND_WORDS: readonly string[] = (
  'acronym address article aside bdi bdo big blink body center del details dialog dir fieldset font footer ' +
  'form head header hgroup ins kbd label legend main map mark marquee menu meter nav nobr optgroup option output ' +
  'plaintext progress rp rt rtc ruby samp search section slot strike summary tt var'
).split(' ');
