/*
 * Imported first by every script that starts the project, so that an old Node is reported in one sentence.
 * It needs only plain syntax and no installed packages.
 */

/** Returns whether this project runs with a Node version such as '20.19.0', as its build tools require. */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

if (!isSupportedNode(process.versions.node)) {
  console.error(
    `This project needs Node.js 22.12 or newer, or 20.19 and later of 20; this is ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
  );
  process.exit(1);
}
