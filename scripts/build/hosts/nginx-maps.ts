import {
  FILE_KINDS,
  type HostRules,
  literal,
  NO_FILE,
  PATH,
  type QueryRule,
  type Rules,
} from './host-rules.ts';
import { quoted } from './quoted.ts';

/** nginx reads no word of its configuration that is longer than 4,095 bytes. */
const LONGEST_WORD = 3_000;

const ABOUT_MAPS = `# Made by the build for nginx 1.22 and later: what belongs into "http", as files in /etc/nginx/conf.d do.
# The rest, and how to use both, is in nginx-site.conf. Both change with every build: reload nginx after each deploy.
`;

/** Writes the variables of the site for nginx, which may only stand in `http`. */
export function nginxMaps(rules: HostRules): string {
  const texts: string[] = [];
  const headers = headerNames(rules).map((name) => {
    const lines = FILE_KINDS.flatMap((kind) => {
      const value = rules.headers[kind][name];
      return value === undefined ? [] : [`\t${kind} ${quoted(inParts(value, texts))};`];
    });
    return `map $site_headers ${variableOf(name)} {\n\tdefault "";\n${lines.join('\n')}\n}`;
  });
  return [
    ABOUT_MAPS,
    map('$uri', 'site_path', [['^(?<site_trimmed>/(?:.*[^/])?)/*$', '$site_trimmed']], '$uri'),
    map('$uri', 'site_kind', rules.kindOfPath, 'page'),
    map('$uri', 'site_file', rules.files, '$uri'),
    ...rules.queries.map(queryMaps),
    map(
      '$site_path',
      'site_page',
      [
        ...rules.queries.map(({ page }, index): [string, string] => [
          `^${literal(page)}$`,
          `$site_document_${index}`,
        ]),
        ...rules.pages,
      ],
      '$site_path/index.html',
    ),
    map('"$site_kind$site_path"', 'site_shell', ofPages(rules.shells), NO_FILE),
    map(
      '"$site_kind$site_path"',
      'site_missing',
      [['^file', NO_FILE], ...ofPages(rules.notFound)],
      rules.notFoundOtherwise,
    ),
    '# From here on, $uri is the file that is sent.',
    map('$uri', 'site_headers', rules.kindOfFile, 'other'),
    map(
      '$uri',
      'site_kept',
      [[`${NO_FILE.replace('.', '\\.')}$`, 'no-store'], ...rules.kept],
      rules.keptOtherwise,
    ),
    ...texts,
    ...headers,
    '',
  ].join('\n');
}

/** Of a parameter that is given several times the first counts. Values are compared as browsers write them. */
function queryMaps({ parameter, files, otherwise }: QueryRule, index: number): string {
  const values = Object.entries(files).map(([value, file]): [string, string] => [
    `^${writtenValue(value)}$`,
    file,
  ]);
  return [
    map(
      '$args',
      `site_value_${index}`,
      [[`(?:^|&)${parameter}=(?<site_found_${index}>[^&]*)`, `$site_found_${index}`]],
      '',
    ),
    map(`$site_value_${index}`, `site_document_${index}`, values, otherwise),
  ].join('\n');
}

/** A pattern of a value in an address: as it is, or encoded. */
function writtenValue(value: string): string {
  const asItIs = literal(value);
  const encoded = encodeURIComponent(value)
    .replace(/[.*()]/g, '\\$&')
    .replace(/%../g, (byte) => byte.replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`));
  return asItIs === encoded ? asItIs : `(?:${asItIs}|${encoded})`;
}

const ofPages = (rules: Rules): Rules =>
  rules.map(([pattern, file]) => [pattern.replace(/^\^/, '^page'), file]);

function map(source: string, name: string, rules: Rules, otherwise: string): string {
  const lines = rules.map(
    ([pattern, value]) => `\t${quoted(`~${pattern}`)} ${quoted(value === PATH ? '$uri' : value)};`,
  );
  return `map ${source} $${name} {\n\tdefault ${quoted(otherwise)};\n${lines.join('\n')}\n}`;
}

/** Puts what is too long for one word into variables, and returns how to write it by them. */
function inParts(value: string, texts: string[]): string {
  if (value.length <= LONGEST_WORD) return value;
  const parts = value.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'g')) ?? [];
  return parts
    .map((part) => {
      const name = `$site_text_${texts.length}`;
      texts.push(`map "" ${name} {\n\tdefault ${quoted(part)};\n}`);
      return name;
    })
    .join('');
}

/** The names of all headers of files. */
export const headerNames = ({ headers }: HostRules) => [
  ...new Set(FILE_KINDS.flatMap((kind) => Object.keys(headers[kind]))),
];

/** The variable that holds the value of a header, or nothing. */
export const variableOf = (header: string) => `$site_${header.replaceAll('-', '_')}`;
