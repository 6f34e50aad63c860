import { describe, expect, it } from 'vitest';
import written from '../../docs/api.md?raw';
import { apiDocument } from './api-document.ts';
import { commandEndpoints, readEndpoints } from './endpoints.ts';
import { pageMetadataFile } from './page-metadata.ts';

const document = apiDocument({ reads: readEndpoints, commands: commandEndpoints, file: pageMetadataFile });

describe('the API document', () => {
  it('is up to date (npm run docs:api rewrites it)', () => {
    expect(written).toBe(document);
  });

  it('names every call with its path, values and fields', () => {
    for (const { name, method, path } of [...readEndpoints, ...commandEndpoints]) {
      expect(document).toContain(`### ${name}\n`);
      expect(document).toContain(`\`${method} ${path}\``);
    }
    expect(document).toContain('`page-url`, `event-id`');
    expect(document).toContain('| `relatedcategories[].games[].gamePageUrl` | address |');
    expect(document).toContain('| `members[].desgination` | text |');
    expect(document).not.toContain('anything |');
  });
});
