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

const ABOUT = `# Made by the build for Caddy 2.6 and later. It changes with every build: reload Caddy after each deploy.
#
#   www.example.org {
#     root * /srv/site/dist
#     import /srv/site/dist-server/hosts/Caddyfile
#   }
#
# SITE_API in Caddy's environment is the address of the API server; otherwise 127.0.0.1:4173. There may be several, with
# spaces between them. Each needs TRUST_PROXY with Caddy's address (loopback, if it is this machine), and DRAIN_SECONDS=5
# to be stopped without a lost request.
`;

/** Writes the site for Caddy, as directives for the block of a site. */
export function caddyfile(rules: HostRules): string {
  const documents = rules.queries.map((_query, index) => `{site_document_${index}} `).join('');
  const found = `{site_file} ${documents}{site_page} {site_shell}`;
  return [
    ABOUT,
    map('{path}', 'site_path', [['^(/(?:.*[^/])?)/*$', '$1']], '{path}'),
    map('{path}', 'site_kind', rules.kindOfPath, 'page'),
    map('{path}', 'site_file', rules.files, '{path}'),
    ...rules.queries.map(documentMap),
    map('{site_path}', 'site_page', rules.pages, '{site_path}/index.html'),
    map('{site_kind}{site_path}', 'site_shell', ofPages(rules.shells), NO_FILE),
    map('{site_kind}{site_path}', 'site_missing', ofPages(rules.notFound), rules.notFoundOtherwise),
    map('{path}', 'site_type', typeRules(rules), 'application/octet-stream'),
    map('{path}', 'site_headers', rules.kindOfFile, 'other'),
    map('{path}', 'site_kept', rules.kept, rules.keptOtherwise),
    rules.passedOn === null ? '' : passOn(rules.passedOn),
    `handle {
	@site_none {
		not file {
			try_files ${found}
		}
		vars {site_kind} file
	}
	@site_lost {
		not file {
			try_files ${found}
		}
	}
	@site_found file {
		try_files ${found}
	}
	@site_is_lost path /.lost/*
	@site_is_sent not method GET HEAD
	route {
		handle @site_is_sent {
			header Allow "GET, HEAD"
			respond 405
		}
		# A missing file is never answered with a page.
		handle @site_none {
${headerLines('\t\t\theader', rules.headers.other)}
			header Cache-Control no-store
			header Content-Type "text/plain; charset=utf-8"
			respond "Not found\n" 404
		}
		rewrite @site_lost /.lost{site_missing}
		rewrite @site_found {http.matchers.file.relative}
${FILE_KINDS.map((kind) => `\t\t@site_is_${kind} vars {site_headers} ${kind}\n${headerLines(`\t\theader @site_is_${kind}`, rules.headers[kind])}`).join('\n')}
		header Cache-Control {site_kept}
		header Content-Type {site_type}
		# With a tag of its own, "not found" would become "not modified".
		request_header @site_is_lost -If-None-Match
		request_header @site_is_lost -If-Modified-Since
		request_header @site_is_lost -Range
		handle_path /.lost/* {
			header {
				-Etag
				-Last-Modified
				defer
			}
			file_server {
				status 404
				precompressed br gzip
			}
		}
		file_server {
			precompressed br gzip
		}
	}
}
`,
  ].join('\n');
}

const ofPages = (rules: Rules): Rules =>
  rules.map(([pattern, file]) => [pattern.replace(/^\^/, '^page'), file]);

const typeRules = ({ types, ownTypes }: HostRules): Rules => [
  ...Object.entries(ownTypes).map(([path, type]): [string, string] => [`^${path}$`, type]),
  ...Object.entries(types).map(([ending, type]): [string, string] => [`\\.${ending}$`, type]),
];

/** The results of a rule are not searched for placeholders; `$0` is the text its pattern matched. */
function map(source: string, name: string, rules: Rules, otherwise: string): string {
  const lines = rules.map(([pattern, value]): [string, string] => [
    `~${pattern}`,
    value === PATH ? '$0' : value,
  ]);
  return mapOf(source, name, lines, otherwise);
}

/**
 * The documents of a page by its query, which Caddy decodes. It gives several values with commas between them; the
 * first counts.
 */
const documentMap = ({ page, parameter, files }: QueryRule, index: number) =>
  mapOf(
    `{site_path}?{query.${parameter}}`,
    `site_document_${index}`,
    Object.entries(files).map(([value, file]) => [`~^${literal(page)}\\?${literal(value)}(?:,|$)`, file]),
    NO_FILE,
  );

const mapOf = (source: string, name: string, lines: Rules, otherwise: string) =>
  `map ${source} {${name}} {\n${lines.map((line) => `\t${line.map(quoted).join(' ')}\n`).join('')}\tdefault ${quoted(otherwise)}\n}`;

const headerLines = (directive: string, headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `${directive} ${name} ${quoted(value)}`)
    .join('\n');

const passOn = (pattern: string) => `${map('{path}', 'site_passed', [[pattern, 'yes']], 'no')}
@site_passed vars {site_passed} yes
handle @site_passed {
	# It says for whom it asks, passes the host on, and holds no stream back.
	reverse_proxy {$SITE_API:127.0.0.1:4173} {
		# Visitors choose no identifier under which the log speaks of their requests.
		header_up X-Request-Id {http.request.uuid}
		# Where a server cannot be reached, the next one is asked, at least for what has no body.
		lb_policy round_robin
		lb_retries 10
		# A server that ends says so here first. One whose database is away does not: visitors read on what it has read.
		health_uri /healthz
		health_interval 1s
		health_timeout 5s
		transport http {
			dial_timeout 2s
			# The server closes what is idle for longer.
			keepalive 60s
		}
	}
}`;
