/* Writes docs/api.md from the contract's table. The contract is TypeScript, so vite loads it. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const load = async (file) => {
  const { module } = await runnerImport(here(`../../core/contract/${file}`), {
    configFile: false,
    logLevel: 'error',
  });
  return module;
};

const { apiDocument } = await load('api-document.ts');
const { readEndpoints, commandEndpoints } = await load('endpoints.ts');
const { pageMetadataFile } = await load('page-metadata.ts');

const document = apiDocument({ reads: readEndpoints, commands: commandEndpoints, file: pageMetadataFile });
await writeFile(here('../../docs/api.md'), document);
console.log(
  `docs/api.md: ${readEndpoints.length + commandEndpoints.length} calls and ${pageMetadataFile.path}`,
);
