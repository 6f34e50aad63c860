import { runNode } from '../tools/run-child.mjs';
import { buildStamp, isBuilt } from './build-stamp.mjs';

/** Builds the site and the server, unless nothing has changed since the last build. If the build fails, the error holds one sentence. */
export async function ensureBuilt(root) {
  if (isBuilt(root, buildStamp(root))) return 'unchanged';
  console.log('Building the site and its server …');
  const code = await runNode(['scripts/build/build.mjs'], { cwd: root });
  if (code !== 0) throw new Error('The build failed; the reason is above.');
  return 'built';
}
