/** Hosts an address of this list may lead to, if it is a link at all. */
export const FAIR_HOSTS: readonly string[] = ['fair.example', 'xn--bcher-kva.example'];

/** Hosts no address of this list may ever lead to. */
export const FOUL_HOST = 'foul.example';

/** Addresses as a hostile API might send them in any field that becomes a link. */
export const DANGEROUS_ADDRESSES: readonly string[] = [
  'javascript:__hit(1)',
  'JaVaScRiPt:__hit(1)',
  ' javascript:__hit(1)',
  '\u0001javascript:__hit(1)',
  '\u00a0javascript:__hit(1)',
  'java\nscript:__hit(1)',
  'java\tscript:__hit(1)',
  'java\rscript:__hit(1)',
  'javascript\n:__hit(1)',
  'java\u0000script:__hit(1)',
  'java\u200bscript:__hit(1)',
  'javascript&colon;__hit(1)',
  'javascript%3A__hit(1)',
  'javascript://fair.example/%0a__hit(1)',
  'javascript:/*https://fair.example/*/__hit(1)',
  'jav\u0251script:__hit(1)',
  'data:text/html,<script>__hit(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD5fX2hpdCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload="__hit(1)" xmlns="http://www.w3.org/2000/svg"/>',
  'vbscript:msgbox(1)',
  'blob:https://foul.example/1',
  'file:///etc/hosts',
  'filesystem:https://foul.example/x',
  'view-source:https://foul.example/',
  'intent://foul.example#Intent;scheme=https;end',
  'ms-settings:x',
  'about:blank',
  'ftp://foul.example/x',
  'ws://foul.example/',
  '\\\\foul.example\\x',
  '/\\foul.example/x',
  '\\/foul.example/x',
  '/\t/foul.example/x',
  '/.//foul.example/x',
  '/event/..//foul.example/x',
  'https:\\\\foul.example',
  'https://fair.example@foul.example/',
  'https://fair.example:443@foul.example/',
  'https://fair.example%40foul.example/',
  'https://fair.example\\@foul.example/',
  'https://foul.example\u202efo.elpmaxe.riaf',
  'https://',
  'http://[::1',
  'https://fair.example:99999/',
];

/** Addresses that are odd but fair: they may become links, and only to where they say. */
export const ODD_BUT_FAIR: readonly string[] = [
  'HTTPS://FAIR.EXAMPLE/a b',
  '//fair.example/x',
  'https://bücher.example/',
  'mailto:office@fair.example?subject=%0d%0aBcc:x@fair.example',
  'tel:+910000000000',
  '/event?x=javascript:__hit(1)',
  'event#javascript:__hit(1)',
];
