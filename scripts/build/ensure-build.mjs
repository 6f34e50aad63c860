import { runNode } from '../tools/run-child.mjs';
import { buildStamp, isBuilt } from './build-stamp.mjs';
import { publishedRevision } from './published-revision.mjs';

/** Nothing is ever stored there. */
const NO_CONTENT = '.build/no-content';

/**
 * Builds the site and the server, unless nothing has changed since the last build. If the build fails, the error holds one
 * sentence.
 *
 * @param {string} root
 * @param {Readonly<Record<string, string | undefined>>} [env] with the settings of the build
 */
export async function ensureBuilt(root, env = process.env) {
  const published = await publishedRevision(root, env);
  if (isBuilt(root, buildStamp(root, { env, published }))) return 'unchanged';
  console.log('Building the site and its server …');
  const code = await runNode(['scripts/build/build.mjs'], { cwd: root, env });
  if (code !== 0) throw new Error('The build failed; the reason is above.');
  return 'built';
}

/** Builds as `ensureBuilt` does, but always with the sample content: for tests and measurements. */
export const ensureSampleBuilt = (root) => ensureBuilt(root, { ...process.env, DATA_DIR: NO_CONTENT });
