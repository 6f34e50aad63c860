import { WITHOUT_SCRIPT } from './plain-tags.ts';

/** The elements outside markup may keep. No forms, no frames, no media, no drawings. */
export const ALLOWED_TAGS: readonly string[] = (
  'p br strong b em i u s sub sup small span ul ol li dl dt dd h1 h2 h3 h4 h5 h6 blockquote q cite code pre ' +
  'table thead tbody tfoot tr th td caption colgroup col a img figure figcaption hr abbr time div'
).split(' ');

/** The attributes they may keep. No style, class, id, name or data-*; nothing that loads but `src` of a picture. */
export const ALLOWED_ATTRIBUTES: readonly string[] =
  'href src alt title width height lang dir colspan rowspan scope datetime target'.split(' ');

/**
 * What says where a picture is. The cleaners let it through, `finishNodes` reads it and takes it away. `data` is what
 * `plainTags` makes of `noscript`, which holds the picture for those without the script of a lazy loader.
 */
export const READ_TAGS: readonly string[] = ['picture', 'source', WITHOUT_SCRIPT];

/** Elements whose content goes with them; of every other one the words stay. */
export const FORGOTTEN_WITH_CONTENT: readonly string[] =
  'script style template noscript xml noembed noframes iframe object svg math audio video select textarea button title xmp'.split(
    ' ',
  );

/** What is taken away from around its words, where the browser has to be told: all other elements of HTML with words. */
export const LEFT_AROUND_WORDS: readonly string[] = (
  'acronym address article aside bdi bdo big blink body center del details dialog dir fieldset font footer ' +
  'form head header hgroup ins kbd label legend main map mark marquee menu meter nav nobr optgroup option output ' +
  'plaintext progress rp rt rtc ruby samp search section slot strike summary tt var'
).split(' ');
