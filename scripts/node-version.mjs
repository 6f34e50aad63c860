/*
 * Imported first by every script that starts the project, so that an old Node is told so in one sentence.
 * Plain syntax and nothing installed is needed to read it.
 */
const OLDEST = [20, 19];

/** Whether a Node version such as '20.19.0' is new enough for this project. */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

if (!isSupportedNode(process.versions.node)) {
  console.error(
    `This project needs Node.js ${OLDEST.join('.')} or newer; this is ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
  );
  process.exit(1);
}
