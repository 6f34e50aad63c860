import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageList } from '../prerender/page-list.ts';
import type { ResponseHeaders } from '../response-headers.ts';
import { caddyfile } from './caddyfile.ts';
import { hostRules, type SiteRules } from './host-rules.ts';
import { nginxMaps } from './nginx-maps.ts';
import { nginxSite } from './nginx-site.ts';
import { headersFile, redirectsFile } from './static-host-files.ts';

/** What the build passes to the bundled server, and what the server knows on its own. */
export interface ToldServer {
  readonly list: PageList;
  readonly headers: ResponseHeaders;
  readonly site: SiteRules;
  readonly settings: { readonly apiBase: string; readonly siteUrl: string };
}

/** The files for other web servers by their names, in the folder `hosts` and in that of the site. */
export function hostFiles({ list, headers, site, settings }: ToldServer) {
  const rules = hostRules(list, headers, site, settings);
  return {
    hosts: {
      Caddyfile: caddyfile(rules),
      'nginx-maps.conf': nginxMaps(rules),
      'nginx-site.conf': nginxSite(rules),
    },
    site: { _headers: headersFile(rules, site), _redirects: redirectsFile(list) },
  };
}

/**
 * Writes what Caddy, nginx and static hosts need to serve the site as the bundled server does. The first two read files
 * that are beside that server, where no visitor gets them; static hosts look for theirs in the site.
 */
export function writeHostFiles(
  told: ToldServer,
  { siteDir, serverDir }: { readonly siteDir: string; readonly serverDir: string },
): void {
  const { hosts, site } = hostFiles(told);
  const folder = join(serverDir, 'hosts');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(hosts)) writeFileSync(join(folder, name), text);
  for (const [name, text] of Object.entries(site)) writeFileSync(join(siteDir, name), text);
}
