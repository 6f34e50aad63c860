import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

/** Created for each run and known to no one else. */
export const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);

const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });

/**
 * Makes the browser trust this certificate. With a merely ignored certificate error it would cache nothing, and a
 * worker would fetch again what its page has just loaded.
 */
export const TRUSTING = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;
