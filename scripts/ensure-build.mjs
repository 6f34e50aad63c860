import { buildStamp, isBuilt, writeStamp } from './build-stamp.mjs';
import { runNode } from './run-child.mjs';

/** Builds site and server, unless nothing has changed since the last build. Throws one sentence when it fails. */
export async function ensureBuilt(root) {
  const stamp = buildStamp(root);
  if (isBuilt(root, stamp)) return 'unchanged';
  console.log('Building the site and its server …');
  // A NODE_ENV left over from somewhere else would put React's development code into the site.
  const env = { ...process.env, NODE_ENV: 'production' };
  const code = await runNode(['scripts/build.mjs'], { cwd: root, env });
  if (code !== 0) throw new Error('The build failed; the reason is above.');
  writeStamp(root, stamp);
  return 'built';
}
