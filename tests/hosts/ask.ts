import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** What a server says, with the body as it was before it was compressed. */
export interface Said {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Question {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** Asks exactly as written: `fetch` would decode bodies, follow redirects and add headers. */
export async function ask(
  url: string,
  { path, method = 'GET', headers = {}, body }: Question,
): Promise<Said> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(url + path, { method, headers, agent: false }, resolve);
    asked.on('error', reject);
    asked.end(body);
  });
  const bytes = await buffer(response);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: unpacked(response.headers, bytes),
  };
}

function unpacked({ 'content-encoding': encoding }: IncomingHttpHeaders, bytes: Buffer): Buffer {
  if (bytes.length === 0 || encoding === undefined) return bytes;
  return encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
}
