import { type HostRules, LARGEST_BODY_MB, NO_FILE } from './host-rules.ts';
import { headerNames, variableOf } from './nginx-maps.ts';
import { quoted } from './quoted.ts';

const aboutSite = (
  passesOn: boolean,
) => `# Made by the build for nginx 1.22 and later. It changes with every build: reload nginx after each deploy.
#
#   include /srv/site/dist-server/hosts/nginx-maps.conf;
${passesOn ? '#   upstream site_api { server 127.0.0.1:4173; keepalive 16; }\n' : ''}#   server {
#     listen 443 ssl http2;
#     server_name www.example.org;
#     root /srv/site/dist;
#     include /srv/site/dist-server/hosts/nginx-site.conf;
#   }
#
${passesOn ? '# The API server needs TRUST_PROXY=loopback. ' : '# '}With libnginx-mod-http-brotli-static, "brotli_static on;" may follow the include.
`;

/** Writes the site for nginx, as directives for the block of a server. */
export function nginxSite(rules: HostRules): string {
  const types = Object.entries(rules.types).map(([ending, type]) => `\t${quoted(type)} ${ending};`);
  const own = Object.entries(rules.ownTypes).map(
    ([path, type]) => `location = ${path} {
	types {}
	default_type ${quoted(type)};
	try_files $site_file @site_missing;
}`,
  );
  return [
    aboutSite(rules.passedOn !== null),
    `merge_slashes off;
gzip_static on;
default_type application/octet-stream;
types {
${types.join('\n')}
}
add_header Vary Accept-Encoding always;
add_header Cache-Control $site_kept always;
${headerNames(rules)
  .map((name) => `add_header ${name} ${variableOf(name)} always;`)
  .join('\n')}

location / {
	try_files $site_file $site_page $site_shell @site_missing;
}`,
    ...own,
    `location @site_missing {
	error_page 404 /.site$site_missing;
	return 404;
}
location ^~ /.site/ {
	internal;
	error_page 404 /.site${NO_FILE};
	rewrite ^/\\.site(/.*)$ $1 break;
}
# A missing file is never answered with a page.
location = /.site${NO_FILE} {
	internal;
	types {}
	default_type "text/plain; charset=utf-8";
	return 404 "Not found\\n";
}`,
    rules.passedOn === null ? '' : passOn(rules.passedOn),
  ].join('\n');
}

const passOn = (pattern: string) => `
# The API server sends headers of its own.
proxy_http_version 1.1;
proxy_set_header Connection "";
proxy_set_header Host $http_host;
proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
proxy_set_header X-Forwarded-Proto $scheme;
# Visitors choose no identifier under which the log speaks of their requests.
proxy_set_header X-Request-Id $request_id;
location ~ ${quoted(pattern)} {
	client_max_body_size ${LARGEST_BODY_MB}m;
	add_header Vary "";
	proxy_pass http://site_api;
}
location = /api/changes {
	add_header Vary "";
	proxy_buffering off;
	proxy_pass http://site_api;
}
`;
