/** A bitmap as an editor pastes it: a square of one colour, with enough bytes not to be a placeholder. */
export const PASTED = `data:image/gif;base64,${Buffer.concat([
  Buffer.from('GIF89a\x02\x00\x02\x00\xf0\x00\x00\xc0\x40\x20\x00\x00\x00', 'latin1'),
  // A comment, which nobody sees.
  Buffer.from(`!\xfe\xff${'-'.repeat(255)}\x00`, 'latin1'),
  Buffer.from(',\x00\x00\x00\x00\x02\x00\x02\x00\x00\x02\x02\x84\x51\x00;', 'latin1'),
]).toString('base64')}`;

const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** What editors of well-known systems send, with the addresses of the pictures that should be visible. */
export const PASTED_ARTICLES: readonly {
  readonly system: string;
  readonly markup: string;
  readonly pictures: readonly string[];
  readonly words: readonly string[];
  /** Would be visible if anything that came with it were taken for text. */
  readonly hidden?: RegExp;
}[] = [
  {
    system: 'a block editor with a lazy loader',
    pictures: ['/wp-content/uploads/stage-1024x683.jpg', '/wp-content/uploads/choir.jpg'],
    words: ['The stage at dusk', 'Twelve choirs & one harbour', 'Dates'],
    markup: `
<!-- wp:image {"id":12,"sizeSlug":"large"} -->
<figure class="wp-block-image alignwide size-large is-style-rounded" style="width:1200px"><img loading="lazy" decoding="async"
 width="1200" height="800" src="${DOT}" data-src="/wp-content/uploads/stage-1024x683.jpg"
 data-srcset="/wp-content/uploads/stage-300x200.jpg 300w, /wp-content/uploads/stage-1024x683.jpg 1024w" data-sizes="auto"
 alt="A stage" class="wp-image-12 lazyload" style="--smush-placeholder-width: 1200px;aspect-ratio:1200/800" /><noscript><img
 width="1200" height="800" src="/wp-content/uploads/stage-1024x683.jpg" alt="A stage"></noscript><figcaption
 class="wp-element-caption">The stage at dusk</figcaption></figure>
<!-- /wp:image -->
<p class="has-text-align-center has-large-font-size" style="font-size:48px;padding-left:400px">Twelve choirs &amp; one harbour</p>
<img class="jetpack-lazy-image" data-lazy-src="/wp-content/uploads/choir.jpg" src="/wp-content/plugins/lazy/1x1.gif" alt="A choir" width="900" height="600">
<div class="wp-block-columns" style="display:flex;min-width:1200px"><div class="wp-block-column" style="flex-basis:66.66%"><h2>Dates</h2>
<table width="1180" border="1" cellpadding="20" style="width:1180px;border-collapse:collapse"><tbody><tr style="height:23px"><td width="590" style="width:50%">Saturday</td><td nowrap>Harbour, Old Theatre, Hall 10</td></tr></tbody></table></div></div>`,
  },
  {
    system: 'a system with responsive pictures',
    pictures: ['/sites/default/files/styles/wide/harbour.webp', '/sites/default/files/plain.jpg'],
    words: ['From the harbour', 'A drum'],
    markup: `
<div data-quickedit-field-id="node/1/body/en/full" class="clearfix text-formatted field field--name-body">
<article class="align-right media media--type-image" style="float:right;margin:0 -900px"><div class="field__item"><picture>
<source srcset="/sites/default/files/styles/wide/harbour.webp 1x" media="all and (min-width: 851px)" type="image/webp" width="1325" height="883">
<img loading="lazy" width="1325" height="883" alt="The harbour"></picture></div></article>
<p class="text-align-justify">From&nbsp;the harbour</p><p>&nbsp;</p><p>&nbsp;</p>
<div data-embed-button="media"><img src="/sites/default/files/plain.jpg" srcset="/sites/default/files/plain@2x.jpg 2x" width="2400" height="80" alt="Plain" align="right" hspace="300"></div>
<drupal-media data-entity-type="media"></drupal-media><p>A drum</p></div>`,
  },
  {
    system: 'a word processor',
    pictures: [PASTED],
    words: ['Programme of the week', 'Athens', '1.'],
    hidden: /Normal|mso|font-family|clip_image|Times|supportLists/,
    markup: `
<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;font-family:"Times New Roman"} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head><body lang=EN-GB style='word-wrap:break-word'>
<p class=MsoNormal align=center style='mso-margin-top-alt:auto;text-align:center'><b><span style='font-size:36.0pt;font-family:"Times New Roman",serif;mso-fareast-language:EN-GB'>Programme of the week<o:p></o:p></span></b></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>In <st1:place w:st="on">Athens</st1:place></p>
<p class=MsoNormal><font face="Times New Roman" size=7 color=red><!--[if gte vml 1]><v:shape id="_x0000_i1025" style='width:900pt'><v:imagedata src="file:///C:/Users/me/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=1200 height=300 src="file:///C:/Users/me/AppData/clip_image001.png" alt="clip_image001" v:shapes="_x0000_i1025"><![endif]></font></p>
<p><img src="${PASTED}" width="1200" height="300" alt="A pasted square"></p></body></html>`,
  },
  {
    system: 'a shared document',
    pictures: [],
    words: ['An evening of drums', 'Bring a friend'],
    hidden: /docs-internal/,
    markup: `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-family:Arial;color:#000000;background-color:transparent;white-space:pre-wrap;">An evening of drums</span></p><br /><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;">Bring a friend</span></p></b><br class="Apple-interchange-newline">`,
  },
  {
    system: 'a site builder',
    pictures: ['/s/masks.jpg'],
    words: ['Masks of the north', 'A maker at work'],
    markup: `
<div class="sqs-layout sqs-grid-12 columns-12" data-type="page" style="position:relative;z-index:9"><div class="sqs-block image-block" style="padding-top:66%;overflow:hidden">
<div class="image-block-wrapper" data-animation-role="image"><noscript><img src="/s/masks.jpg" alt="Masks"></noscript><img class="thumb-image" data-image="/s/masks.jpg" data-load="false" style="position:absolute;left:-9999px" alt="Masks" src=""></div>
<figcaption class="image-caption-wrapper" onclick="open('/s/masks.jpg')" onmouseover="this.style.color='red'"><p class="">A maker at work</p></figcaption></div><div class="sqs-html-content"><h3 style="white-space:pre-wrap;">Masks of the north</h3>
<p style="white-space:pre-wrap;min-width:1200px"></p><center><p align="center"><br></p></center></div></div>`,
  },
];
