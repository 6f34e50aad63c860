import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

/** Made anew for each run; nobody else knows it. */
export const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);

const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });

/**
 * By it the browser takes this certificate for a good one. One that it is only told to overlook, it keeps no files from,
 * and a worker would bring again what its page has just loaded.
 */
export const TRUSTING = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;
